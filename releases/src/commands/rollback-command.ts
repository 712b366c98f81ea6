import type { CommandAnswer } from './command-answer.ts';
import { readReason, WrongUsage, type CommandSettings } from './command-settings.ts';
import { describeRevision } from './describe-revision.ts';

/**
 * Goes back. With the names of remotes only those: to `--to <version>`, to what they had in `--to <revision>`, or to what was live
 * before (a share under way ends). Without names the whole channel, to `--to <revision>` or to the one before the present.
 */
export async function rollbackCommand(settings: CommandSettings): Promise<CommandAnswer> {
  const { operands, options, registry } = settings;
  const { channel, to } = options;
  const reason = readReason(options);
  const after = (await registry.status(channel)).present?.revision ?? 0;
  const how = { channel, after, reason, at: new Date().toISOString() };
  const signed = await settings.signCommand(
    operands.length > 0
      ? { act: 'rollback-remotes', remotes: operands, to: revisionOf(to) ?? to ?? null, ...how }
      : { act: 'rollback', to: wholeChannel(to, after), ...how },
  );
  const outcome = await registry.act(signed);
  return {
    lines: [...describeRevision(channel, outcome.revision), 'new page loads have it within 60 seconds'],
    result: outcome,
  };
}

function revisionOf(to: string | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(to ?? '') ? Number(to) : undefined;
}

function wholeChannel(to: string | undefined, present: number): number {
  const revision = to === undefined ? present - 1 : revisionOf(to);
  if (!revision || revision < 1)
    throw new WrongUsage('--to is the number of an older revision; log revisions lists them');
  return revision;
}
