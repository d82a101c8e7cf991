// Counters of one run. Deterministic: tests gate on them, benchmarks report them.

/** Written by the engine while it runs, read by everybody else. */
export interface SolveStats {
  /** All work, in ticks. */
  ticks: number;
  /** Calls of a complete line solver. */
  lineSolves: number;
  /** Calls of a feasibility test, mostly for explanations. */
  feasibilityTests: number;
  /** Candidates the search chose. */
  decisions: number;
  /** Dead ends the search learned from. */
  conflicts: number;
  /** Candidates that were tried and undone. */
  probes: number;
  /** Times the search began again from the root. */
  restarts: number;
  /** Deepest level of open decisions. */
  maxLevel: number;
}

/** All counters at zero. */
export function createStats(): SolveStats {
  return {
    ticks: 0,
    lineSolves: 0,
    feasibilityTests: 0,
    decisions: 0,
    conflicts: 0,
    probes: 0,
    restarts: 0,
    maxLevel: 0,
  };
}
