/** Which drawings come with the shell and which with a game; a name of ours may stand for one of the set's: "ours=theirs". */
export const DRAWINGS: Record<string, string[]> = {
    shell: [
        "lion", "elephant", "flamingo", "panda", "zebra", "leopard", "toucan", "koala", "rabbit", "cage", "crocodile",
        "monkey", "ostrich", "penguin", "turtle", "dolphin", "parrot", "bench", "barn", "coin", "truck=pickup-truck", "tree=deciduous-tree",
        "die=game-die", "robot", "person=bust-in-silhouette", "trophy", "crown", "hourglass=hourglass-done", "bulb=light-bulb",
        "book=open-book", "bell", "chat=speech-balloon", "eyes", "party=party-popper", "zzz", "locked", "seedling",
        "palm=palm-tree", "sun", "globe=globe-showing-europe-africa", "clover=four-leaf-clover", "hand=raised-hand",
    ],
    zooloretto: [
        "camel", "chimpanzee", "kangaroo", "ice-cream=soft-ice-cream", "lemonade=tropical-drink", "balloons=balloon",
        "souvenirs=teddy-bear", "male=male-sign", "female=female-sign", "heart=red-heart", "offspring=baby-bottle", "tent=circus-tent",
        "wastebasket", "cart=shopping-cart", "construction",
    ],
    zooloretto_dice: ["tent=circus-tent", "star", "ship", "cross=cross-mark", "check=check-mark", "bonus=glowing-star"],
    zoop: [
        "chameleon", "crab", "kangaroo", "frog", "joker", "clockwise=clockwise-vertical-arrows", "zap=high-voltage",
        "collision", "fist=oncoming-fist", "paws=paw-prints", "megaphone",
    ],
    o_zoo_le_mio: [
        "gorilla", "orangutan", "giraffe", "hippopotamus", "tiger", "bear", "owl", "peacock", "swan", "snake", "lizard", "seal",
        "whale=spouting-whale", "fish=tropical-fish", "octopus", "shark", "eagle", "sloth", "raccoon", "star", "bush=potted-plant",
        "evergreen=evergreen-tree", "flag=triangular-flag", "fist=raised-fist", "visitor=person-standing", "woman=woman-standing",
        "man=man-standing", "ticket", "fountain", "herb",
    ],
};
