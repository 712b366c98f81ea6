import { retention } from '../channels/retained-releases.ts';
import type { CommandAnswer } from './command-answer.ts';
import { readReason, WrongUsage, type CommandSettings } from './command-settings.ts';

/** Deletes the files of releases that no rule keeps; with `--dry-run` it only says which. */
export async function pruneCommand({ options, local }: CommandSettings): Promise<CommandAnswer> {
  if (!local) throw new WrongUsage('prune works where the registry lives; leave --registry out');
  const days = Number(options.days ?? retention.restorableDays);
  if (!Number.isInteger(days) || days < retention.restorableDays)
    throw new WrongUsage(`--days is ${retention.restorableDays} or more: so long every revision can be restored`);
  const dry = options['dry-run'];
  const plan = dry
    ? await local.retention.plan(days)
    : await local.retention.prune(days, 'this machine', readReason(options));
  const lines = [
    ...plan.dropped.map(({ remote, version }) => `${dry ? 'would prune' : 'pruned'} ${remote} ${version}`),
    ...plan.kept.map(({ remote, version, why }) => `keeps ${remote} ${version}: ${why}`),
  ];
  return { lines: lines.length > 0 ? lines : ['nothing is published'], result: plan };
}
