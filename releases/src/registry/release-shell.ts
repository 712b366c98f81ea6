import { reachableReleases } from '../channels/reachable-releases.ts';
import { shellFindings } from '../gates/shell-gate.ts';
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

/** Registers what a shell offers. Rejects with `shell-strands`, and changes nothing, while a release that pages may get on any channel could not run in it; the remotes that move together with it are not asked. */
export function createShellRelease({ channels, releases, shells }: ShellParts) {
  return async ({ shell, together = [] }: Extract<RegistryAct, { act: 'shell' }>): Promise<ActOutcome> => {
    const sets = (await Promise.all((await channels.names()).map(channels.read))).flatMap(reachableReleases);
    const records = (await Promise.all(sets.map(releases.records))).flat();
    const byRelease = new Map(records.map((record) => [`${record.remote} ${record.version}`, record]));
    const staying = [...byRelease.values()].filter(({ remote }) => !together.includes(remote));
    refuseFindings(`shell ${shell.name} ${shell.version}`, shellFindings(shell, staying));
    return { changed: await shells.keep(shell) };
  };
}
