import { reachableReleases } from '../channels/reachable-releases.ts';
import { currentReleases } from '../documents/channel-document.ts';
import { shellFindings } from '../gates/shell-gate.ts';
import { distinct, shellConsumerFindings } from '../gates/consumer-gate.ts';
import type { ChannelBook } from './channel-book.ts';
import { refuseFindings } from './refuse-findings.ts';
import type { RegistryAct } from './registry-act.ts';
import type { ActOutcome } from './registry.ts';
import type { ReleaseBook } from './release-book.ts';
import type { ShellBook } from './shell-book.ts';

interface ShellParts {
  readonly channels: ChannelBook;
  readonly releases: ReleaseBook;
  readonly shells: ShellBook;
}

/** Registers what a shell offers. Rejects with `shell-strands`, and changes nothing, while a release that pages may get on any channel could not run in it; the remotes that move together with it are not asked. Earlier versions of it stay live beside it, except when remotes move together with it: then host and remotes start anew at once. */
export function createShellRelease({ channels, releases, shells }: ShellParts) {
  return async ({ shell, together = [] }: Extract<RegistryAct, { act: 'shell' }>): Promise<ActOutcome> => {
    const heads = await Promise.all((await channels.names()).map(channels.read));
    // What is not of everybody lies over the stable set.
    const sets = heads.flatMap((head) => reachableReleases(head).map((set) => ({ ...currentReleases(head), ...set })));
    const recordSets = await Promise.all(sets.map(releases.records));
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
