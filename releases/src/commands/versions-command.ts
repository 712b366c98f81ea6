import type { CommandAnswer } from './command-answer.ts';
import { WrongUsage, type CommandSettings } from './command-settings.ts';

/** The published versions of a remote, and which of them are live. */
export async function versionsCommand({ operands, options, registry }: CommandSettings): Promise<CommandAnswer> {
  const [remote] = operands;
  if (!remote) throw new WrongUsage('versions <remote>');
  const [versions, { present }] = await Promise.all([registry.versions(remote), registry.status(options.channel)]);
  const share = present?.rollouts.find(({ releases }) => releases[remote]);
  const live = (version: string) => {
    if (present?.releases[remote]?.version === version) return ', live';
    return share?.releases[remote]?.version === version ? `, for ${share.share / 100} % of visitors` : '';
  };
  const lines = versions.map(({ version, published }) => `${remote} ${version} of ${published}${live(version)}`);
  return { lines: lines.length > 0 ? lines : [`${remote}: nothing is published`], result: versions };
}
