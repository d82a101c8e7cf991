// Every case over HTTP against workerd and against Node: what each answers, and that both answer the same.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerCases, renderCases } from './cases/answer.cases.ts';
import { askCases, solveCases } from './cases/engine.cases.ts';
import { frameCases } from './cases/frame.cases.ts';
import { refusedCases } from './cases/refused.cases.ts';
import { strategyCases } from './cases/strategy.cases.ts';
import type { Answer, HttpCase } from './support/cases.ts';
import { comparable, send } from './support/cases.ts';
import type { TestServer } from './support/servers.ts';
import { startNode, startWorkerd } from './support/servers.ts';

let workerd: TestServer;
let node: TestServer;

beforeAll(async () => {
  [workerd, node] = await Promise.all([startWorkerd(), startNode()]);
});

afterAll(async () => {
  await Promise.all([workerd.close(), node.close()]);
});

function verify(answer: Answer, wanted: HttpCase['expect']): void {
  expect.soft(answer.status, answer.text.slice(0, 500)).toBe(wanted.status);
  for (const [name, value] of Object.entries(wanted.headers ?? {})) {
    const found = answer.headers.get(name);
    if (typeof value === 'string') expect.soft(found, name).toBe(value);
    else expect.soft(found ?? '', name).toMatch(value);
  }
  if (wanted.json !== undefined) expect.soft(JSON.parse(answer.text)).toMatchObject(wanted.json as object);
  if (wanted.faults !== undefined) {
    const { errors } = JSON.parse(answer.text) as { readonly errors?: readonly object[] };
    expect.soft(errors?.slice(0, wanted.faults.length)).toMatchObject(wanted.faults);
  }
  if (typeof wanted.text === 'string') expect.soft(answer.text).toBe(wanted.text);
  else if (wanted.text !== undefined) expect.soft(answer.text).toMatch(wanted.text);
}

const groups = [
  ['frame', frameCases],
  ['solve', solveCases],
  ['strategy', strategyCases],
  ['refused', refusedCases],
  ['ask', askCases],
  ['render', renderCases],
  ['answer', answerCases],
] as const;

describe.each(groups)('%s', (_, cases) => {
  test.each(cases)('$name', async (one) => {
    const [edge, local] = await Promise.all([send(workerd.url, one), send(node.url, one)]);
    verify(edge, one.expect);
    expect(comparable(local)).toEqual(comparable(edge));
  });
});
