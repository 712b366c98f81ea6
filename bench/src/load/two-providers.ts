import { bookingScenarios } from './scenarios.ts';
import type { ProviderProcess } from './start-provider-process.ts';

/** What a second provider on the same database brings. */
export interface TwoProviders {
  readonly name: string;
  /** Processor time of a provider for one answer, alone and beside the other, in milliseconds. */
  readonly alone: number;
  readonly beside: number;
  /** How many times the answers of one both give, where each has a processor of its own. */
  readonly times: number;
  readonly bad: number;
}

const SECONDS = 8;

/**
 * The same bookings and reads by one provider, and then by two at once, each for as many. The load, the database and both providers share this machine's processors, so it is processor time that is
 * compared, not answers a second.
 */
export async function twoProviders(
  first: ProviderProcess,
  start: () => Promise<ProviderProcess>,
  perSecond: number,
): Promise<readonly TwoProviders[]> {
  const second = await start();
  try {
    const alone = await bookingScenarios(first, SECONDS, perSecond);
    const both = await Promise.all(
      [first, second].map((one, index) => bookingScenarios(one, SECONDS, perSecond / 2, 100 * (index + 1))),
    );
    return alone.map(({ name, cpuMs, bad }, index) => {
      const pair = both.flatMap((measured) => measured[index] ?? []);
      const beside = pair.reduce((sum, one) => sum + one.cpuMs, 0) / pair.length;
      const times = Math.round((200 * cpuMs) / beside) / 100;
      const badOfAll = pair.reduce((sum, one) => sum + one.bad, bad);
      return { name, alone: cpuMs, beside: Math.round(beside * 100) / 100, times, bad: badOfAll };
    });
  } finally {
    await second.stop();
  }
}
