// Killing what we started, and only that: child processes of this very process, by their id.

import { readdirSync, readFileSync } from 'node:fs';

/** Ids of the workerd processes that this process started; empty where there is no /proc. */
export function workerdChildren(): readonly number[] {
  try {
    const tasks = readdirSync('/proc/self/task');
    const children = tasks.flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' '),
    );
    return children
      .filter((pid) => pid !== '' && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'workerd')
      .map(Number);
  } catch {
    return [];
  }
}

/** Processor time that a process has used, in seconds. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const HERTZ = 100;
  return (Number(fields[11]) + Number(fields[12])) / HERTZ;
}

/** Waits. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
