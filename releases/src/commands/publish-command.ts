import { currentReleases } from '../documents/channel-document.ts';
import { signRelease } from '../documents/release-signature.ts';
import { signApproval, type SignedApproval } from '../registry/open-approval.ts';
import type { Published } from '../registry/registry.ts';
import { readBuiltFolder } from '../registry/release-bundle.ts';
import { WrongUsage, readReason, readShare, type CommandSettings } from './command-settings.ts';
import type { CommandAnswer } from './command-answer.ts';
import { registerShell } from './shell-command.ts';

/** Publishes built folders. With `--promote` they are live afterwards, all in one revision; with `--shell` the host's build is registered first. */
export async function publishCommand(settings: CommandSettings): Promise<CommandAnswer> {
  const { operands, options, registry } = settings;
  if (operands.length === 0) throw new WrongUsage('name the dist folders of built remotes');
  const published: Published[] = [];
  const built = operands.map(readBuiltFolder);
  const together = built.map(({ record }) => record.remote);
  if (options.shell) await registerShell(settings, options.shell, together);
  for (const { record, ...bundle } of built) {
    const key = await settings.publishingKey(record.remote);
    const signature = signRelease(bundle.release, record, key, new Date());
    const approval = options['no-browser'] ? { approval: await approve(settings, signature.payload) } : {};
    published.push(await registry.publish({ ...bundle, together, signature, ...approval }));
  }
  const lines = published.filter(({ fresh }) => fresh).map((one) => `published ${one.remote} ${one.version}`);
  if (!options.promote)
    return { lines: lines.length > 0 ? lines : ['published before; nothing changed'], result: published };
  const present = (await registry.status(options.channel)).present;
  const live = present ? currentReleases({ revisions: [present] }) : {};
  const moved = published.filter(({ remote, digest }) => live[remote]?.digest !== digest);
  if (moved.length === 0) return { lines, result: published };
  const { revision } = await registry.act(
    await settings.signCommand({
      act: 'promote',
      channel: options.channel,
      releases: Object.fromEntries(moved.map(({ remote, version }) => [remote, version])),
      share: readShare(options.share),
      after: present?.revision ?? 0,
      reason: readReason(options),
      at: new Date().toISOString(),
    }),
  );
  return {
    lines: [...lines, `${options.channel} is at revision ${revision?.revision}`],
    result: { published, revision },
  };
}

async function approve(
  settings: CommandSettings,
  { remote, version, digest }: { remote: string; version: string; digest: string },
): Promise<SignedApproval> {
  const reason = readReason(settings.options);
  return signApproval({ remote, version, digest, reason, at: new Date().toISOString() }, await settings.approvingKey());
}
