// Jobs on Cloudflare: messages in a queue, state in D1. The queue delivers at least once; what that asks
// of us is in `process-message.ts`.

import type { SliceInput, SliceMessage } from '../../jobs/job.ts';
import { sweep } from '../../jobs/job-service.ts';
import type { JobStore } from '../../jobs/job-store.ts';
import { giveUp, processMessages } from '../../jobs/process-messages.ts';
import type { SliceOutput } from '../../jobs/work-slice.ts';
import { workSlice } from '../../jobs/work-slice.ts';
import type { TokenSigner } from '../../solving/resume-token.ts';
import { turn } from '../../solving/slices.ts';

/** The part of the queue's binding that is used. */
export interface QueueBinding {
  sendBatch(messages: { readonly body: SliceMessage }[]): Promise<unknown>;
}

/** A delivery of the queue. */
export interface QueueMessage {
  readonly body: SliceMessage;
  readonly attempts: number;
  retry(): void;
}

/** Most messages the platform takes at once. */
const GROUP = 100;
/** A message that failed so often is given up. */
const MAX_ATTEMPTS = 8;

/** Sends messages in groups. */
export function pushTo(queue: QueueBinding): (messages: readonly SliceMessage[]) => Promise<void> {
  return async (messages) => {
    for (let at = 0; at < messages.length; at += GROUP) {
      await queue.sendBatch(messages.slice(at, at + GROUP).map((body) => ({ body })));
    }
  };
}

/** What consuming needs. */
export interface QueueDeps {
  readonly store: JobStore;
  readonly push: (messages: readonly SliceMessage[]) => Promise<void>;
  readonly signer: TokenSigner;
  readonly sliceTicks: number;
}

/** Consumes a batch of deliveries. */
export async function consume(messages: readonly QueueMessage[], deps: QueueDeps): Promise<void> {
  const { store, push, signer, sliceTicks } = deps;
  const work = async (input: SliceInput): Promise<SliceOutput> => {
    await turn();
    return workSlice(input, sliceTicks);
  };
  const deliveries = messages.map((from) => ({ from, message: from.body, again: from.attempts > 1 }));
  // If this throws, the platform delivers the whole batch again.
  const failed = await processMessages(deliveries, { store, push, signer, sliceTicks, work });
  for (const { from, message } of failed) {
    if (from.attempts < MAX_ATTEMPTS) from.retry();
    else await giveUp(message, store);
  }
  // What was not marked for retry counts as taken once this function returns.
}

/** The minute hand: passes on what got lost. */
export function sweepQueue({ store, push }: QueueDeps, stallSeconds: number): Promise<void> {
  return sweep(store, push, stallSeconds * 1000);
}
