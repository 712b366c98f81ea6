import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentReleases } from '../documents/channel-document.ts';
import { signRelease } from '../documents/release-signature.ts';
import { signApproval, type SignedApproval } from '../registry/open-approval.ts';
import type { Published } from '../registry/registry.ts';
import { readBuiltFolder } from '../registry/release-bundle.ts';
import type { ShellRecord } from '../registry/shell-record.ts';
import { WrongUsage, readReason, readShare, type CommandSettings } from './command-settings.ts';
import type { CommandAnswer } from './command-answer.ts';

/** Publishes built folders. With `--promote` they are live afterwards, all in one revision; with `--shell` the host's build is registered first. */
export async function publishCommand(settings: CommandSettings): Promise<CommandAnswer> {
  const { words, options, registry } = settings;
  if (words.length === 0) throw new WrongUsage('name the dist folders of built remotes');
  const published: Published[] = [];
  const built = words.map(readBuiltFolder);
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
    await settings.signAct({
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

/** Tells the registry what a host offers, so that releases are checked against it; refused while releases that stay live could not run in it. */
export async function registerShell(
  settings: CommandSettings,
  folder: string,
  together: readonly string[] = [],
): Promise<CommandAnswer> {
  const file = join(folder, 'host.json');
  if (!existsSync(file)) throw new WrongUsage(`${folder} has no host.json; build the host first`);
  const { version, offers } = JSON.parse(readFileSync(file, 'utf8')) as {
    version: string;
    offers?: Omit<ShellRecord, 'name' | 'version'>;
  };
  if (!offers) throw new WrongUsage(`${file} does not say what the host offers; build it again`);
  for (const name of ['web', 'emongolia']) {
    const shell = { name, version, ...offers };
    await settings.registry.act(
      await settings.signAct({ act: 'shell', shell, together, reason: 'registered', at: new Date().toISOString() }),
    );
  }
  return { lines: [`shells web and emongolia offer contract ${offers.contract}`], result: offers };
}

async function approve(
  settings: CommandSettings,
  { remote, version, digest }: { remote: string; version: string; digest: string },
): Promise<SignedApproval> {
  const reason = readReason(settings.options);
  return signApproval({ remote, version, digest, reason, at: new Date().toISOString() }, await settings.approvingKey());
}
