/* The dice game for four by hand, random play: what distance.md measures against.
   cc -O3 -o dice bench/dice.c && ./dice 200000 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 4, SPECIES = 5, COIN = 5, COINS = 6, TRUCKS = 4, CRATES = 3, DICE = 10 };
enum { ROLL = 0, TAKE = 1, LOAD = TAKE + TRUCKS }; /* TAKE + truck, LOAD + truck */

typedef struct {
    uint8_t pens[SEATS][SPECIES], barn[SEATS][SPECIES], coins[SEATS], took[SEATS];
    uint8_t dice[TRUCKS][CRATES], loaded[TRUCKS], hand[2], in_hand;
    uint8_t active, rolling, last_round, over;
    int8_t supply, bonus[SPECIES];
} State;

static const uint8_t PENS[SPECIES] = {1, 2, 3, 4, 5};
static uint8_t FALLS[36][2];
static uint32_t a = 1, b = 2, c = 3, d = 4;

static uint32_t rotated(uint32_t word, int by) { return word << by | word >> (32 - by); }

static uint32_t next(void) { /* xoshiro128** */
    uint32_t star = rotated(b * 5, 7) * 9, t = b << 9;
    c ^= a, d ^= b, b ^= c, a ^= d, c ^= t, d = rotated(d, 11);
    return star;
}

static uint32_t below(uint32_t bound) {
    uint64_t wide = (uint64_t)next() * bound;
    if ((uint32_t)wide < bound)
        for (uint32_t unfair = -bound % bound; (uint32_t)wide < unfair;) wide = (uint64_t)next() * bound;
    return wide >> 32;
}

static int legal(const State *s, uint8_t *found) {
    int n = 0;
    if (s->in_hand) {
        for (int t = 0; t < TRUCKS; t++)
            if (s->loaded[t] < CRATES) found[n++] = LOAD + t;
        return n;
    }
    if (s->supply > 0) found[n++] = ROLL;
    for (int t = 0; t < TRUCKS; t++)
        if (s->loaded[t]) found[n++] = TAKE + t;
    return n;
}

static void pass_turn(State *s) {
    do s->active = (s->active + 1) % SEATS;
    while (s->took[s->active]);
}

static void mark(State *s, int seat, int die) {
    if (die == COIN) {
        if (s->coins[seat] < COINS) s->coins[seat]++;
    } else if (s->pens[seat][die] < PENS[die]) {
        if (++s->pens[seat][die] == PENS[die] && s->bonus[die] < 0) s->bonus[die] = seat;
    } else {
        s->barn[seat][die] = 1;
    }
}

static void take(State *s, int truck) {
    int seat = s->active, open = 0, takers = 0;
    for (int i = 0; i < s->loaded[truck]; i++) mark(s, seat, s->dice[truck][i]);
    s->loaded[truck] = 0;
    s->took[seat] = 1;
    for (int i = 0; i < SPECIES; i++) open += s->pens[seat][i] < PENS[i];
    if (open <= 1) s->last_round = 1;
    for (int i = 0; i < SEATS; i++) takers += s->took[i];
    if (takers < SEATS) {
        pass_turn(s);
        return;
    }
    s->supply = DICE;
    memset(s->loaded, 0, sizeof s->loaded);
    memset(s->took, 0, sizeof s->took);
    s->over = s->last_round;
}

static void load(State *s, int truck) {
    s->dice[truck][s->loaded[truck]++] = s->hand[2 - s->in_hand];
    if (--s->in_hand == 0) pass_turn(s);
}

static void fall(State *s) {
    memcpy(s->hand, FALLS[below(36)], 2);
    s->rolling = 0, s->supply -= 2, s->in_hand = 2;
}

static long playout(void) {
    State s = {.supply = DICE, .bonus = {-1, -1, -1, -1, -1}};
    long moves = 0;
    for (; !s.over; moves++) {
        uint8_t choices[1 + TRUCKS];
        if (s.rolling) {
            fall(&s);
            continue;
        }
        int action = choices[below(legal(&s, choices))];
        if (action == ROLL) s.rolling = 1;
        else if (action < LOAD) take(&s, action - TAKE);
        else load(&s, action - LOAD);
    }
    return moves;
}

int main(int argc, char **argv) {
    int games = argc > 1 ? atoi(argv[1]) : 200000;
    for (int i = 0; i < 36; i++) FALLS[i][0] = i / 6, FALLS[i][1] = i % 6;
    long moves = 0;
    clock_t start = clock();
    for (int i = 0; i < games; i++) moves += playout();
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("%.1f M moves/s, %.1f moves a game\n", moves / seconds / 1e6, (double)moves / games);
}
