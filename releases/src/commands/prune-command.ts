import { retention } from '../channels/retained-releases.ts';
import type { CommandAnswer } from './command-answer.ts';
import { readReason, sendCommand, WrongUsage, type CommandSettings } from './command-settings.ts';

/** Deletes the files of releases that no rule keeps; with `--dry-run` it only says which. */
export async function pruneCommand(settings: CommandSettings): Promise<CommandAnswer> {
  const { options, registry, local } = settings;
  const days = Number(options.days ?? retention.restorableDays);
  if (!Number.isInteger(days) || days < retention.restorableDays)
    throw new WrongUsage(`--days is ${retention.restorableDays} or more: so long every revision can be restored`);
  const dry = options['dry-run'];
  const reason = dry ? '' : readReason(options);
  const plan = await registry.prunePlan(days);
  if (!dry) {
    if (local) await local.retention.prune(days, 'this machine', reason, plan.digest);
    else await sendCommand(settings, { act: 'prune', days, plan: plan.digest, reason });
  }
  const lines = [
    ...plan.dropped.map(
      ({ remote, version, bytes }) => `${dry ? 'would prune' : 'pruned'} ${remote} ${version}, ${bytes} bytes`,
    ),
    ...plan.kept.map(({ remote, version, why }) => `keeps ${remote} ${version}: ${why}`),
  ];
  return { lines: lines.length > 0 ? lines : ['nothing is published'], result: plan };
}
