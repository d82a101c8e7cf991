/* The one-word kernel of src/line/narrow-1.ts in C, to see what JavaScript costs. See there for how it works.
 *
 * Reads from stdin: the number of lines, then for each line: length, slack, number of steps, length of the program,
 * the program, blank word, ink word. Prints the nanoseconds of a solve and of a feasibility test (CPU time, smallest
 * of several runs) and a checksum of the answers. Run by line.bench.ts. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct {
  int length, slack, stepCount, end;
  uint32_t program[64];
} Line;

static uint32_t runStarts[64], starts[64], startsAt[64], reachedAt[64];

static inline uint32_t floodUp(uint32_t places, uint32_t blanks) {
  return ((blanks + (places & blanks)) ^ blanks) | places;
}

static inline uint32_t floodDown(uint32_t places, uint32_t blanks, int far) {
  uint32_t flood = places | (blanks & (places >> 1));
  uint32_t stretches = blanks & (blanks >> 1);
  flood |= stretches & (flood >> 2);
  stretches &= stretches >> 2;
  flood |= stretches & (flood >> 4);
  if (far) {
    stretches &= stretches >> 4;
    flood |= stretches & (flood >> 8);
    stretches &= stretches >> 8;
    flood |= stretches & (flood >> 16);
  }
  return flood;
}

static inline void fillRunStarts(const Line *line, uint32_t one) {
  uint32_t two = one & (one >> 1), run = two & (two >> 2);
  runStarts[2] = one;
  runStarts[3] = two;
  runStarts[4] = two & (two >> 1);
  runStarts[5] = run;
  for (int t = 0; t < line->stepCount; t++) {
    uint32_t step = line->program[t];
    run &= run >> (step & 31);
    runStarts[step >> 5] = run;
  }
}

static int __attribute__((noinline)) solve(const Line *line, const uint32_t *masks, uint32_t *out) {
  uint32_t blanks = masks[0] | 1u << line->length;
  fillRunStarts(line, masks[1]);
  uint32_t blanksAbove = blanks << 1, places = floodUp(1, blanks);
  for (int b = line->stepCount; b < line->end; b++) {
    uint32_t reach = line->program[b];
    uint32_t from = places & runStarts[reach] & (blanksAbove >> reach);
    places = floodUp(from << reach, blanks);
    startsAt[b] = from;
    reachedAt[b] = places;
  }
  uint32_t goals = 2u << line->length;
  if (!(places & goals)) return 0;

  int far = line->slack > 7;
  uint32_t blankBelow = 0;
  for (int b = line->end - 1; b >= line->stepCount; b--) {
    uint32_t reach = line->program[b];
    goals = floodDown(goals, blanks, far);
    blankBelow |= goals & reachedAt[b];
    goals = startsAt[b] & (goals >> reach);
    starts[reach] |= goals;
  }
  uint32_t below = ~(uint32_t)((int32_t)0x80000000 >> __builtin_clz(goals));
  out[0] = ((blankBelow >> 1) | below) & ~(1u << line->length);

  uint32_t cells = 0;
  for (int t = line->stepCount - 1; t >= 0; t--) {
    uint32_t step = line->program[t];
    cells |= starts[step >> 5];
    starts[step >> 5] = 0;
    cells |= cells << (step & 31);
  }
  uint32_t four = cells | starts[5], three = starts[4];
  uint32_t pairs = starts[3] | four | four << 2 | three | three << 1;
  out[1] = starts[2] | pairs | pairs << 1;
  starts[2] = starts[3] = starts[4] = starts[5] = 0;
  return 1;
}

static int __attribute__((noinline)) feasible(const Line *line, const uint32_t *masks) {
  uint32_t blanks = masks[0] | 1u << line->length;
  fillRunStarts(line, masks[1]);
  uint32_t blanksAbove = blanks << 1, places = floodUp(1, blanks);
  for (int b = line->stepCount; b < line->end; b++) {
    uint32_t reach = line->program[b];
    uint32_t from = places & runStarts[reach] & (blanksAbove >> reach);
    if (!from) return 0;
    places = floodUp(from << reach, blanks);
  }
  return (places >> line->length >> 1) & 1;
}

static double nsOf(clock_t ticks) { return (double)ticks * 1e9 / CLOCKS_PER_SEC; }

int main(int argc, char **argv) {
  int runs = argc > 1 ? atoi(argv[1]) : 9, count = 0;
  if (scanf("%d", &count) != 1 || count < 1) return 2;
  Line *lines = calloc(count, sizeof(Line));
  uint32_t(*masks)[2] = calloc(count, sizeof(*masks));
  for (int i = 0; i < count; i++) {
    Line *line = &lines[i];
    int32_t value;
    if (scanf("%d %d %d %d", &line->length, &line->slack, &line->stepCount, &line->end) != 4) return 2;
    for (int p = 0; p < line->end; p++) {
      if (scanf("%d", &value) != 1) return 2;
      line->program[p] = (uint32_t)value;
    }
    for (int m = 0; m < 2; m++) {
      if (scanf("%d", &value) != 1) return 2;
      masks[i][m] = (uint32_t)value;
    }
  }

  const int passes = 400000 / count + 1;
  double bestSolve = 1e18, bestFeasible = 1e18;
  uint32_t out[2], sum = 0, fitting = 0;
  for (int run = 0; run < runs; run++) {
    clock_t start = clock();
    for (int pass = 0; pass < passes; pass++) {
      sum = 0;
      for (int i = 0; i < count; i++)
        if (solve(&lines[i], masks[i], out)) sum += out[0] ^ out[1];
    }
    double ns = nsOf(clock() - start) / passes / count;
    if (ns < bestSolve) bestSolve = ns;

    start = clock();
    for (int pass = 0; pass < passes; pass++)
      for (int i = 0; i < count; i++) fitting += feasible(&lines[i], masks[i]);
    ns = nsOf(clock() - start) / passes / count;
    if (ns < bestFeasible) bestFeasible = ns;
  }
  if (fitting == 0) return 3;
  printf("%.2f %.2f %d\n", bestSolve, bestFeasible, (int32_t)sum);
  return 0;
}
