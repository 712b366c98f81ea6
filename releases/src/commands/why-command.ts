import { mapFrames } from '../health/map-frames.ts';
import type { CommandAnswer } from './command-answer.ts';
import { describeMeasures } from './describe-health.ts';
import { readReleases, type CommandSettings } from './command-settings.ts';

/**
 * Why releases failed in browsers: each distinct failure with how often, when, where, and the lines of our sources that its stack leads to, the most frequent first. After them its vitals
 * and its goal: a share may have been ended for these.
 */
export async function whyCommand({ operands, options, registry }: CommandSettings): Promise<CommandAnswer> {
  const lines: string[] = [];
  const result = [];
  const { health } = await registry.status(options.channel);
  for (const [remote, version] of Object.entries(readReleases(operands))) {
    const [{ failures, others }, maps] = await Promise.all([
      registry.failures(remote, version),
      registry.sourceMaps(remote, version),
    ]);
    const mapped = failures
      .toSorted((a, b) => b.count - a.count)
      .map((failure) => ({ ...failure, stack: mapFrames(failure.frames, maps) }));
    result.push({ remote, version, failures: mapped, others });
    if (mapped.length === 0) lines.push(`${remote} ${version}: no failure was reported`);
    for (const { kind, message, count, first, last, browsers, routes, stack } of mapped)
      lines.push(
        `${remote} ${version}, ${kind}${message ? `: ${message}` : ''}`,
        `  ${count} times, first ${first}, last ${last}`,
        `  in ${listed(browsers)}; on ${listed(routes)}`,
        ...stack.map((line) => `    at ${line}`),
      );
    const known = health[remote]?.[version];
    const measures = known ? describeMeasures(known) : [];
    if (measures.length > 0) lines.push(`${remote} ${version}: ${measures.join(', ')}`);
    if (others > 0) lines.push(`${remote} ${version}: ${others} more of other kinds`);
  }
  return { lines, result };
}

function listed(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name || 'pages of the shell'} (${count})`)
    .join(', ');
}
