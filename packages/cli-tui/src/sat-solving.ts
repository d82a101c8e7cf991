// `--strategy sat`: an external SAT solver does the searching.
//
// The puzzle goes out as DIMACS in a file of its own, the model comes back as a picture, and the next
// question excludes the pictures found so far. Any solver that takes a file and prints the competition's
// output works (cadical, kissat, glucose …); MiniSat, which writes its answer to a second file, does too.

import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Picture, Problem, Result } from '@nonokit/core';
import { err, ok, problem } from '@nonokit/core';
import { answerOfModels, readModel, writeDimacs } from '@nonokit/core/classic';
import type { SolveReport, SolveTask, SolveWatch } from './solving.ts';

const POLL_MS = 50;

/** Solves with the program that the task names. */
export async function solveBySat(task: SolveTask, watch: SolveWatch): Promise<Result<SolveReport>> {
  const begin = watch.now();
  const isOutOfTime = (): boolean => task.timeoutMs !== undefined && watch.now() - begin >= task.timeoutMs;
  const folder = await mkdtemp(join(tmpdir(), 'nono-sat-'));
  const models: Picture[] = [];
  let exhausted = false;
  try {
    while (models.length < task.maxSolutions && !exhausted) {
      const output = await runSolver(
        task.satSolver ?? 'cadical',
        writeDimacs(task.puzzle, models),
        folder,
        () => watch.stop.aborted || isOutOfTime(),
      );
      if (!output.ok) return output;
      if (output.value === null) break;
      const model = readModel(task.puzzle, output.value);
      if (!model.ok) return model;
      if (model.value === null) exhausted = true;
      else models.push(model.value);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const result = answerOfModels(task.puzzle, models, exhausted);
  return ok({ result, timeMs: watch.now() - begin, isOutOfTime: isOutOfTime() });
}

/** What the solver printed; `null` if it was stopped. */
async function runSolver(
  command: string,
  cnf: string,
  folder: string,
  isOver: () => boolean,
): Promise<Result<string | null>> {
  const [input, output] = [join(folder, 'puzzle.cnf'), join(folder, 'model.txt')];
  await writeFile(input, cnf);
  const writesFile = basename(command).startsWith('minisat');
  const child = spawn(command, writesFile ? [input, output] : [input], { stdio: ['ignore', 'pipe', 'ignore'] });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  let stopped = false;
  const timer = setInterval(() => {
    if (!isOver()) return;
    stopped = true;
    child.kill('SIGKILL');
  }, POLL_MS);
  try {
    const failure = await new Promise<Error | undefined>((resolve) => {
      child.on('error', resolve);
      child.on('close', () => resolve(undefined));
    });
    if (failure) return err([cannotRun(command, failure)]);
    // Ctrl+C in a terminal reaches the solver too: it may be gone before we look.
    if (stopped || (isOver() && child.exitCode === null)) return ok(null);
    return ok(writesFile ? await readFile(output, 'utf8') : Buffer.concat(parts).toString('utf8'));
  } finally {
    clearInterval(timer);
  }
}

function cannotRun(command: string, failure: Error): Problem {
  const why = 'code' in failure && failure.code === 'ENOENT' ? 'no such program' : failure.message;
  return problem('bad-option', `the SAT solver "${command}" cannot be run: ${why}; name another with --sat-solver`);
}
