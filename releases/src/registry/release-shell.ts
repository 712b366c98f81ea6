import { reachableReleases } from '../channels/reachable-releases.ts';
import { currentReleases } from '../documents/channel-document.ts';
import { shellFindings } from '../gates/shell-gate.ts';
import { distinct, shellConsumerFindings } from '../gates/consumer-gate.ts';
import { isLoadedBy } from '../profiles/loading-shells.ts';
import type { ChannelBook } from './channel-book.ts';
import type { ProfileBook } from './profile-book.ts';
import { refuseFindings } from './refuse-findings.ts';
import type { RegistryAct } from './registry-act.ts';
import type { ActOutcome } from './registry.ts';
import type { ReleaseBook } from './release-book.ts';
import type { ShellBook } from './shell-book.ts';

interface ShellParts {
  readonly channels: ChannelBook;
  readonly releases: ReleaseBook;
  readonly shells: ShellBook;
  readonly profiles: ProfileBook;
}

/** Registers what a shell offers. Rejects with `shell-strands`, and changes nothing, while a release that its pages may get by the profiles that it serves could not run in it; the remotes that move together with it are not asked. Earlier versions of it stay live beside it, except when remotes move together with it: then host and remotes start anew at once. */
export function createShellRelease({ channels, releases, shells, profiles }: ShellParts) {
  return async ({ shell, together = [] }: Extract<RegistryAct, { act: 'shell' }>): Promise<ActOutcome> => {
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
