// A bug is an exception: it must surface, nobody is expected to catch it.

/** Thrown when the program contradicts itself; never because of an input. */
export class InvariantError extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'InvariantError';
  }
}

/** @throws {InvariantError} if the condition does not hold. */
export function invariant(condition: unknown, why: string): asserts condition {
  if (!condition) throw new InvariantError(why);
}

/** Ends an exhaustive `switch`: the compiler proves that it is never reached. */
export function assertNever(value: never): never {
  throw new InvariantError(`impossible variant: ${JSON.stringify(value)}`);
}
