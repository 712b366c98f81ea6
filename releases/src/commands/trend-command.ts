import type { CommandAnswer } from './command-answer.ts';
import { WrongUsage, type CommandSettings } from './command-settings.ts';
import { describeHealth } from './describe-health.ts';

/** How the releases of a remote did hour by hour, the newest last; hours without a page have no line. */
export async function trendCommand({ operands, options, registry }: CommandSettings): Promise<CommandAnswer> {
  const [remote] = operands;
  if (!remote) throw new WrongUsage('trend <remote>');
  const hours = await registry.hours(options.channel, Number(options.last) || 30);
  const result = hours.flatMap(({ hour, counts }) =>
    Object.entries(counts[remote] ?? {}).map(([version, health]) => ({ hour, version, ...health })),
  );
  const lines = result.map((one) => `${one.hour}:00Z ${one.version} ${describeHealth(one)}`);
  return { lines: lines.length > 0 ? lines : [`${remote}: nothing was reported in these hours`], result };
}
