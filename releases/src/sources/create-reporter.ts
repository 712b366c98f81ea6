import { randomUUID } from 'node:crypto';
import { Refused } from '../documents/refusal.ts';
import type { RegistryCommand } from '../registry/registry-command.ts';
import type { ReleaseCount } from '../release-source.ts';

type Report = Extract<RegistryCommand, { act: 'report' }>;

/** Half an hour of looks; what is older than that tells little. */
const mostWaiting = 120;

/** How a report of one channel reaches its registry, and whether a share was halted by it. Rejects with `Refused` when the registry does not want it, with anything else when it may not have arrived. */
export interface ReporterOptions {
  readonly channel: string;
  readonly now: () => Date;
  send(report: Report): Promise<{ readonly changed: boolean }>;
}

/**
 * Hands counts to the registry in order. A report that may not have arrived is sent again before the next one, under the nonce that it had: it counts once, and the
 * failures of the time in which a registry was away are not lost. Answers whether a share was halted.
 */
export function createReporter({ channel, now, send }: ReporterOptions) {
  let waiting: { readonly nonce: string; readonly counts: readonly ReleaseCount[] }[] = [];
  return async function report(counts: readonly ReleaseCount[]): Promise<boolean> {
    if (counts.length > 0) waiting = [...waiting, { nonce: randomUUID(), counts }].slice(-mostWaiting);
    let halted = false;
    for (let [first] = waiting; first; [first] = waiting) {
      const act: Report = {
        act: 'report',
        channel,
        nonce: first.nonce,
        counts: [...first.counts],
        at: now().toISOString(),
      };
      const done = first;
      const drop = () => {
        waiting = waiting.filter((one) => one !== done);
      };
      const { changed } = await send(act).catch((error: unknown) => {
        if (error instanceof Refused) drop();
        throw error;
      });
      drop();
      halted ||= changed;
    }
    return halted;
  };
}

/** Reports of every channel of a host, each apart; counts that name no channel are of `channel`. A report that is refused or lost holds none of the others up. Answers whether a share was halted on any. */
export function createReporters({ channel, now, send }: ReporterOptions) {
  const reporters = new Map<string, ReturnType<typeof createReporter>>();
  return async function report(counts: readonly ReleaseCount[]): Promise<boolean> {
    const byChannel = Map.groupBy(counts, (one) => one.channel ?? channel);
    for (const name of [channel, ...byChannel.keys()])
      if (!reporters.has(name)) reporters.set(name, createReporter({ channel: name, now, send }));
    const outcomes = await Promise.allSettled(
      [...reporters].map(([name, one]) => one((byChannel.get(name) ?? []).map(({ channel: _, ...rest }) => rest))),
    );
    const failed = outcomes.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return outcomes.some((one) => one.status === 'fulfilled' && one.value);
  };
}
