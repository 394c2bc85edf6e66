// A round of the dice game for two, backwards, for a position and its mirror at once; one source for GPU and processor.
//
// Lanes hold a position (`x`) and the same one seen by the other player (`y`): what the other hopes for in x is what
// the starter hopes for in y, so each look-up serves both. On a GPU a block works on one such pair; on a processor a
// thread works on four pairs that differ in coins only. The lists and their offsets come from `lists.py` by `source.py`.

#ifdef __CUDACC__
typedef unsigned short u16;
typedef unsigned char u8;
typedef float2 lanes;
#define PAIRS 1
#define HERE static __device__ __forceinline__
#define EACH(i, count) for (int i = threadIdx.x; i < (count); i += blockDim.x)
#define SYNC __syncthreads()
#define FIRST_THREAD (threadIdx.x == 0)
HERE lanes both(float x) { return make_float2(x, x); }
HERE lanes most(lanes a, lanes b) { return make_float2(fmaxf(a.x, b.x), fmaxf(a.y, b.y)); }
HERE lanes least(lanes a, lanes b) { return make_float2(fminf(a.x, b.x), fminf(a.y, b.y)); }
HERE lanes plus(lanes sum, float weight, lanes a) { return make_float2(sum.x + weight * a.x, sum.y + weight * a.y); }
HERE lanes mean(lanes sum) { return make_float2(sum.x / 36, sum.y / 36); }
HERE lanes across(lanes a) { return make_float2(1 - a.y, 1 - a.x); }  // what the other gets, to me
HERE lanes operator-(lanes a, lanes b) { return make_float2(a.x - b.x, a.y - b.y); }
struct quad { u16 a, b, c, d; };
HERE quad four_of(const u16 *list) {
    ushort4 q = *(const ushort4 *)list;
    quad r = {q.x, q.y, q.z, q.w};
    return r;
}
#else
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef uint16_t u16;
typedef uint8_t u8;
typedef float lanes __attribute__((vector_size(32)));
typedef int32_t places __attribute__((vector_size(32)));
#define PAIRS 4
#define HERE static inline
#define EACH(i, count) for (int i = 0; i < (count); i++)
#define SYNC
#define FIRST_THREAD 1
HERE lanes both(float x) { return (lanes){x, x, x, x, x, x, x, x}; }
HERE lanes most(lanes a, lanes b) { return a > b ? a : b; }
HERE lanes least(lanes a, lanes b) { return a < b ? a : b; }
HERE lanes plus(lanes sum, float weight, lanes a) { return sum + weight * a; }
HERE lanes mean(lanes sum) { return sum / 36; }
HERE lanes across(lanes a) { return 1 - __builtin_shuffle(a, (places){4, 5, 6, 7, 0, 1, 2, 3}); }
struct quad { u16 a, b, c, d; };
HERE quad four_of(const u16 *list) { return quad{list[0], list[1], list[2], list[3]}; }
#endif

#define LANES (2 * PAIRS)
#define LOADS 83  // without the empty truck
#define ROOM 28   // loads with room for a die, the empty truck among them
#define FALLS 21
#define ANIMALS 56  // loads without coins
#define COINS 6
#define ROW 49  // positions of a board
#define MOST_TRIES 200

struct Desk {  // what a round needs, by stage; `six` also holds what is only needed for a moment
    lanes v[LOADS * LOADS], six[N_SIX], wait[N_WAIT], longer[N_LONG], four[N_FOUR], two[N_TWO], start, now;
    int ends[2][ANIMALS * ANIMALS];
    int part[2][5][16];
    int ignored[2][2];  // by side: the species that the first and the second taker ignore, as bits
};

struct Pair {  // a board and its mirror
    u8 codes[2][5];
    u8 marks, twin;  // twin: the board is its own mirror
    int board[2];
};

HERE bool is_double(int fall) { return fall == 0 || fall == 6 || fall == 11 || fall == 15 || fall == 18 || fall == 20; }
HERE float weight(int fall) { return is_double(fall) ? 1 : 2; }  // of 36
HERE lanes best(const lanes *of, quad q) { return most(most(of[q.a], of[q.b]), most(of[q.c], of[q.d])); }
HERE lanes worst(const lanes *of, quad q) { return least(least(of[q.a], of[q.b]), least(of[q.c], of[q.d])); }

// The last player alone, two dice to roll, the first having taken one of the loads `first` to `first + takes - 1`.
HERE void alone(Desk *d, const u16 *lists, int first, int takes, int width, int begin, int waits) {
    EACH(i, takes * width) {
        const lanes *u = d->v + (first + i / width - 1) * LOADS - 1;
        d->six[i] = best(u, four_of(lists + HOPE + i % width * 4));
    }
    SYNC;
    EACH(i, waits) {
        quad left = four_of(lists + WAIT + (begin + i) * 4);
        const lanes *hope = d->six + (left.a - first) * width;
        lanes sum = both(0);
        if (left.b >= ROOM) {
            lanes full = d->v[(left.a - 1) * LOADS + left.b - 1];
            for (int f = 0; f < FALLS; f++) sum = plus(sum, weight(f), most(full, hope[f]));
        } else {
            const lanes *a = hope + left.b * FALLS, *b = hope + left.c * FALLS, *c = hope + left.d * FALLS;
            for (int f = 0; f < FALLS; f++) sum = plus(sum, weight(f), most(a[f], most(b[f], c[f])));
        }
        d->wait[begin + i] = mean(sum);
    }
    SYNC;
}

HERE void alone_longer(Desk *d, const u16 *lists) {
    EACH(i, N_LONG * FALLS) {
        const u16 *list = lists + LONG_WAIT + i * 8;
        d->six[i] = most(best(d->wait, four_of(list)), best(d->wait, four_of(list + 4)));
    }
    SYNC;
    EACH(i, N_LONG) {
        lanes sum = both(0);
        for (int f = 0; f < FALLS; f++) sum = plus(sum, weight(f), d->six[i * FALLS + f]);
        d->longer[i] = mean(sum);
    }
    SYNC;
}

HERE void six(Desk *d, const u16 *lists) {
    EACH(i, N_SIX) {
        quad on = four_of(lists + SIX + i * 4);
        const lanes *a = d->v + (on.a - 1) * LOADS - 1, *b = d->v + (on.b - 1) * LOADS - 1;
        if (on.c == 0) {
            d->six[i] = least(a[on.b], b[on.a]);
        } else {
            const lanes *c = d->v + (on.c - 1) * LOADS - 1;
            lanes after_a = most(a[on.b], a[on.c]), after_b = most(b[on.a], b[on.c]), after_c = most(c[on.a], c[on.b]);
            d->six[i] = least(after_a, least(after_b, after_c));
        }
    }
    SYNC;
}

// Rolling with four dice on trucks: lists by fall, then by four decks that may follow, then by deck.
template <int AFTER_DOUBLE, int AFTER_OTHER> HERE lanes rolled(const Desk *d, const u16 *list, int decks) {
    lanes sum = both(0);
    for (int f = 0; f < FALLS; f++) {
        lanes found = best(d->six, four_of(list));
        list += 4 * decks;
        if ((is_double(f) ? AFTER_DOUBLE : AFTER_OTHER) == 2) {
            found = most(found, best(d->six, four_of(list)));
            list += 4 * decks;
        }
        sum = plus(sum, weight(f), found);
    }
    return mean(sum);
}

HERE void four(Desk *d, const u16 *lists) {
    EACH(i, N_FOUR) {
        lanes roll;
        if (i < DECKS_31)
            roll = rolled<1, 1>(d, lists + ROLL_31 + 4 * i, DECKS_31);
        else if (i < DECKS_31 + DECKS_22)
            roll = rolled<1, 2>(d, lists + ROLL_22 + 4 * (i - DECKS_31), DECKS_22);
        else
            roll = rolled<2, 2>(d, lists + ROLL_211 + 4 * (i - DECKS_31 - DECKS_22), DECKS_211);
        d->four[i] = most(roll, across(worst(d->wait, four_of(lists + FOUR_TAKEN + 4 * i))));
    }
    SYNC;
}

HERE void two(Desk *d, const u16 *lists) {
    EACH(i, N_TWO * FALLS) {
        const u16 *list = lists + TWO_ROLLED + i * 12;
        lanes found = least(worst(d->four, four_of(list)), worst(d->four, four_of(list + 4)));
        d->six[i] = least(found, worst(d->four, four_of(list + 8)));
    }
    SYNC;
    EACH(i, N_TWO) {
        lanes sum = both(0);
        for (int f = 0; f < FALLS; f++) sum = plus(sum, weight(f), d->six[i * FALLS + f]);
        d->two[i] = least(mean(sum), worst(d->longer, four_of(lists + TWO_TAKEN + 4 * i)));
    }
    SYNC;
}

HERE void start(Desk *d, const u16 *lists) {
    EACH(f, FALLS) d->six[f] = best(d->two, four_of(lists + STARTED + 4 * f));
    SYNC;
    if (FIRST_THREAD) {
        lanes sum = both(0);
        for (int f = 0; f < FALLS; f++) sum = plus(sum, weight(f), d->six[f]);
        d->start = mean(sum);
    }
    SYNC;
}

HERE void visit(Desk *d, const u16 *lists) {
    alone(d, lists, 1, 17, ROOM * FALLS, 0, 6 * 238 + 11 * 42);
    alone(d, lists, 18, 10, ROOM * FALLS, 6 * 238 + 11 * 42, 10 * 42);
    alone(d, lists, 28, 56, 7 * FALLS, 6 * 238 + 21 * 42, 56 * 6);
    alone_longer(d, lists);
    six(d, lists);
    four(d, lists);
    two(d, lists);
    start(d, lists);
}

// Where rounds of this board end: by the animals that the other takes first, and those that I take.
HERE void find_ends(Desk *d, const u16 *lists, const int *fours, const int *boards, const u16 *marked, const Pair *pair) {
    EACH(i, 2 * 5 * 16) {
        int side = i / 80, species = i / 16 % 5, code = pair->codes[side][species];
        const u16 *after = marked + species * MOST_CODES;  // [who][dice][species][code]
        code = after[(4 + i / 4 % 4) * 5 * MOST_CODES + code];
        code = after[i % 4 * 5 * MOST_CODES + code];
        const int stride[5] = {STRIDE_0, STRIDE_1, STRIDE_2, 1, 1};
        d->part[side][species][i % 16] = code * stride[species];
    }
    EACH(i, 4) {
        int bits = 0;  // a code that one more animal leaves as it is
        for (int s = 0; s < 5; s++) {
            int code = pair->codes[i / 2][s];
            bits |= (marked[((i % 2 ? 1 : 5) * 5 + s) * MOST_CODES + code] == code) << s;
        }
        d->ignored[i / 2][i % 2] = bits;
    }
    SYNC;
    EACH(i, 2 * ANIMALS * ANIMALS) {
        int side = i / (ANIMALS * ANIMALS), end = i % (ANIMALS * ANIMALS), place[5];
        const u16 *first = lists + COUNTS + end / ANIMALS * 5, *then = lists + COUNTS + end % ANIMALS * 5;
        for (int s = 0; s < 5; s++) place[s] = d->part[side][s][first[s] * 4 + then[s]];
        d->ends[side][end] = boards[fours[place[0] + place[1] + place[2] + place[3]] * LIONS + place[4]];
    }
    SYNC;
}

HERE int capped(int coins) { return coins < COINS ? coins : COINS; }
HERE float *lane_of(lanes *all, int lane) { return (float *)all + lane; }

// The values of all ends, for positions with these coins; theirs are those of the one who takes first.
HERE void gather(Desk *d, const u16 *lists, const float *table, const int *mine, const int *theirs) {
    EACH(i, ANIMALS * ANIMALS) {
        const u16 *first = lists + WITH_COINS + i / ANIMALS * 4, *then = lists + WITH_COINS + i % ANIMALS * 4;
        for (int lane = 0; lane < LANES; lane++) {
            const float *row = table + (long long)d->ends[lane / PAIRS][i] * ROW;
            for (int j = 0; j < 4; j++)
                for (int k = 0; k < 4; k++)
                    if (first[j] && then[k])
                        *lane_of(&d->v[(first[j] - 1) * LOADS + then[k] - 1], lane) =
                            row[capped(mine[lane] + k) * 7 + capped(theirs[lane] + j)];
        }
    }
    SYNC;
}

// Rounds that change nothing lead back to the position itself, whose value is what we are looking for.
HERE bool can_stall(const Desk *d, int side, int mine, int theirs) {
    return (d->ignored[side][0] || theirs == COINS) && (d->ignored[side][1] || mine == COINS);
}

HERE void put_stalls(Desk *d, const u16 *lists, lanes now, const int *mine, const int *theirs) {
    EACH(i, LOADS * LOADS) {
        int first = lists[FACES + 1 + i / LOADS], then = lists[FACES + 1 + i % LOADS];
        for (int lane = 0; lane < LANES; lane++) {
            int side = lane / PAIRS;
            int gone = d->ignored[side][0] | (theirs[lane] == COINS) << 5, mute = d->ignored[side][1] | (mine[lane] == COINS) << 5;
            if (!(first & ~gone) && !(then & ~mute)) *lane_of(&d->v[i], lane) = *lane_of(&now, lane);
        }
    }
    SYNC;
}

HERE float greatest_of(lanes gap) {
    float found = 0;
    for (int lane = 0; lane < LANES; lane++) {
        float size = *lane_of(&gap, lane);
        size = size < 0 ? -size : size;
        found = size > found ? size : found;
    }
    return found;
}

// Where the gap between a guess and what follows from it would close, going by two guesses; else what follows.
HERE lanes secant(lanes before, lanes gap_before, lanes now, lanes gap) {
    lanes guess = now;
    for (int lane = 0; lane < LANES; lane++) {
        float step = *lane_of(&now, lane) - *lane_of(&before, lane), left = *lane_of(&gap, lane);
        float slope = (left - *lane_of(&gap_before, lane)) / step;  // from -1, no loop, to 0, all loop
        *lane_of(&guess, lane) += slope > -2 && slope < -0.05f ? left / -slope : left;
    }
    return guess;
}

struct Job {
    const u16 *lists, *marked;
    const int *fours, *boards;
    const Pair *pairs;
    float *table;
    int layer, check;
    float tolerance;
};

// All positions of a pair of boards with `coins` coins on both sheets. Returns visits; `worst` gets the greatest change.
HERE int solve_pair(Desk *d, const Job *job, const Pair *pair, float *greatest) {
    int coins = job->layer - pair->marks, visits = 0, least_mine = coins > COINS ? coins - COINS : 0;
    if (coins < 0 || coins > 2 * COINS) return 0;
    int last = pair->twin ? coins / 2 : capped(coins);  // a board that is its own mirror: half of them are the other half
    find_ends(d, job->lists, job->fours, job->boards, job->marked, pair);
    for (int begin = least_mine; begin <= last; begin += PAIRS) {
        int mine[LANES], theirs[LANES], at[LANES];
        bool stall = false;
        lanes now = both(0.5f);
        for (int lane = 0; lane < LANES; lane++) {
            int k = begin + lane % PAIRS < last ? begin + lane % PAIRS : last, side = lane / PAIRS;
            mine[lane] = side ? coins - k : k;
            theirs[lane] = coins - mine[lane];
            at[lane] = mine[lane] * 7 + theirs[lane];
            const float *row = job->table + (long long)pair->board[side] * ROW;
            if (job->check)
                *lane_of(&now, lane) = row[at[lane]];
            else if (coins < 2 * COINS)  // two coins more are much the same game
                *lane_of(&now, lane) = row[capped(mine[lane] + 1) * 7 + capped(theirs[lane] + 1)];
            stall |= can_stall(d, side, mine[lane], theirs[lane]);
        }
        gather(d, job->lists, job->table, mine, theirs);
        lanes before = now, gap_before = both(0);
        for (int tries = 1;; tries++) {
            if (stall) put_stalls(d, job->lists, now, mine, theirs);
            visit(d, job->lists);
            lanes next = d->start, gap = next - now;
            float change = greatest_of(gap);
            visits++;
            if (job->check || !stall || change <= job->tolerance || tries == MOST_TRIES) {
                if (job->check || stall) *greatest = change > *greatest ? change : *greatest;
                now = next;
                break;
            }
            lanes guess = tries > 1 ? secant(before, gap_before, now, gap) : next;
            before = now, gap_before = gap, now = guess;
        }
        if (FIRST_THREAD && !job->check)
            for (int lane = 0; lane < LANES; lane++)
                job->table[(long long)pair->board[lane / PAIRS] * ROW + at[lane]] = *lane_of(&now, lane);
        SYNC;
    }
    return visits;
}

#ifdef __CUDACC__
extern "C" __global__ void __launch_bounds__(THREADS, 1)
solve(const u16 *lists, const u16 *marked, const int *fours, const int *boards, const Pair *pairs, float *table,
      int layer, int check, float tolerance, unsigned long long *visits, int *greatest) {
    extern __shared__ double memory[];
    Job job = {lists, marked, fours, boards, pairs, table, layer, check, tolerance};
    float change = 0;
    int count = solve_pair((Desk *)memory, &job, pairs + blockIdx.x, &change);
    if (FIRST_THREAD) {
        atomicAdd(visits, (unsigned long long)count);
        atomicMax(greatest, __float_as_int(change));  // floats of one sign are in the order of their bits
    }
}
#else
extern "C" void solve(const Job *job, long count, int threads, uint64_t *visits, float *greatest) {
    uint64_t made = 0;
    float most_changed = *greatest;
#pragma omp parallel num_threads(threads) reduction(+ : made) reduction(max : most_changed)
    {
        Desk *desk = (Desk *)aligned_alloc(64, (sizeof(Desk) + 63) / 64 * 64);
#pragma omp for schedule(dynamic, 8)
        for (long i = 0; i < count; i++) made += solve_pair(desk, job, job->pairs + i, &most_changed);
        free(desk);
    }
    *visits += made;
    *greatest = most_changed;
}
extern "C" uint64_t desk_bytes() { return sizeof(Desk); }
#endif
