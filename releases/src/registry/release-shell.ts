import { reachableReleases } from '../channels/reachable-releases.ts';
import { currentReleases } from '../documents/channel-document.ts';
import { shellFindings } from '../gates/shell-gate.ts';
import { distinct, shellConsumerFindings } from '../gates/consumer-gate.ts';
import { isLoadedBy } from '../profiles/loading-shells.ts';
import type { ChannelStore } from './channel-store.ts';
import type { ProfileStore } from './profile-store.ts';
import { refuseFindings } from './refuse-findings.ts';
import type { RegistryCommand } from './registry-command.ts';
import type { CommandOutcome } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ShellStore } from './shell-store.ts';

interface ShellParts {
  readonly channels: ChannelStore;
  readonly releases: ReleaseStore;
  readonly shells: ShellStore;
  readonly profiles: ProfileStore;
}

/** Registers what a shell offers. Rejects with `shell-strands`, and changes nothing, while a release that its pages may get by the profiles that it serves could not run in it; the remotes that move together with it are not asked. Earlier versions of it stay live beside it, except when remotes move together with it: then host and remotes start again at once. */
export function createShellRelease({ channels, releases, shells, profiles }: ShellParts) {
  return async ({ shell, together = [] }: Extract<RegistryCommand, { act: 'shell' }>): Promise<CommandOutcome> => {
    const heads = await Promise.all((await channels.names()).map(channels.read));
    const served = (await profiles.read()).profiles.filter((one) => one.shell === shell.name);
    // What is not of everybody lies over the stable set.
    const sets = heads.flatMap((head) =>
      reachableReleases(head).map((set) => ({ channel: head.channel, all: { ...currentReleases(head), ...set } })),
    );
    const recordSets = await Promise.all(
      sets.map(async ({ channel, all }) =>
        (await releases.records(all)).filter((record) => served.some((one) => isLoadedBy(one, record, channel))),
      ),
    );
    const records = recordSets.flat();
    const byRelease = new Map(records.map((record) => [`${record.remote} ${record.version}`, record]));
    const staying = [...byRelease.values()].filter(({ remote }) => !together.includes(remote));
    const before = (await shells.all()).findLast(({ name }) => name === shell.name);
    // Of a set that changes at once nobody knows yet who uses what: it is looked at when it is promoted.
    const asked = before && together.length === 0 ? recordSets : [];
    const lost = asked.flatMap((set) => (before ? shellConsumerFindings(before, shell, set) : []));
    refuseFindings(`shell ${shell.name} ${shell.version}`, [...shellFindings(shell, staying), ...distinct(lost)]);
    return { changed: await shells.keep(shell, { alone: together.length > 0 }) };
  };
}
