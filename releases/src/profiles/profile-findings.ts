import type { ReleaseRecord } from '../documents/release-record.ts';
import type { Finding } from '../gates/gate.ts';
import { isKnown, isServed, releaseParty, shellParty } from '../gates/offers.ts';
import { shellFindings } from '../gates/shell-gate.ts';
import type { ShellRecord } from '../registry/shell-record.ts';
import { descriptorForProfile } from './descriptor-for-profile.ts';
import type { Profile } from './profile.ts';

/** What a profile is held against. */
export interface ProfileSurroundings {
  /** The channel that it reads. */
  readonly channel: string;
  /** The releases that everybody gets there; none for a channel that does not exist. */
  readonly live: readonly ReleaseRecord[];
  /** Those of shares, and what pages fall back to, included. */
  readonly reachable: readonly ReleaseRecord[];
  readonly shells: readonly ShellRecord[];
}

/** Every reason to refuse a profile; none means that it may be set. */
export function profileFindings(profile: Profile, around: ProfileSurroundings): readonly Finding[] {
  const { channel, live } = around;
  if (live.length === 0)
    return [
      finding('unknown-channel', `channel ${channel} has no releases`, 'promote releases to it first, or name another'),
    ];
  const taken = takenBy(profile, live);
  if (taken.length === 0 && !profile.shows?.remotes)
    return [
      finding(
        'empty-profile',
        `no live remote of channel ${channel} has anything for mode ${profile.mode}`,
        'name a mode that descriptors have',
      ),
    ];
  return [
    ...remoteFindings(profile, around, taken),
    ...partFindings(profile, taken),
    ...inShells(profile, around, taken),
  ];
}

/** The records as the profile shows them. */
function takenBy(profile: Profile, records: readonly ReleaseRecord[]): readonly ReleaseRecord[] {
  return records.flatMap((record) => {
    const descriptor = descriptorForProfile(profile, record.descriptor);
    return descriptor ? [{ ...record, descriptor }] : [];
  });
}

function remoteFindings(
  { mode, shows = {} }: Profile,
  { channel, live }: ProfileSurroundings,
  taken: readonly ReleaseRecord[],
): Finding[] {
  const missing = (shows.remotes ?? []).filter((name) => !taken.some(({ remote }) => remote === name));
  return missing.map((name) =>
    live.some(({ remote }) => remote === name)
      ? finding(
          'not-of-mode',
          `${name} shows nothing to mode ${mode}`,
          'name a mode of its descriptor, or leave it out',
        )
      : finding(
          'unknown-remote',
          `${name} is not live on channel ${channel}`,
          'promote it to that channel first, or leave it out',
        ),
  );
}

/** Listed parts that none of the remotes has: a profile with a mistyped name would silently show less. */
function partFindings({ shows = {} }: Profile, taken: readonly ReleaseRecord[]): Finding[] {
  const has = {
    routes: taken.flatMap(({ descriptor }) => descriptor.routes.map(({ pattern }) => pattern)),
    navigation: taken.flatMap(({ descriptor }) => descriptor.navigation.map(({ id }) => id)),
    dialogs: taken.flatMap(({ descriptor }) => descriptor.dialogs.map(({ view }) => view)),
    panels: taken.flatMap(({ descriptor }) => descriptor.panels.map(({ id }) => id)),
    slots: taken.flatMap(({ descriptor }) => descriptor.slots.map(({ id }) => id)),
  };
  return (['routes', 'navigation', 'dialogs', 'panels', 'slots'] as const).flatMap((kind) =>
    (shows[kind] ?? [])
      .filter((name) => !has[kind].includes(name))
      .map((name) =>
        finding('unknown-part', `none of its remotes has ${name} among its ${kind}`, `correct or drop ${name}`),
      ),
  );
}

/** What its hosts would meet: releases that cannot run there, and menu entries without a page. */
function inShells(
  profile: Profile,
  { shells, reachable }: ProfileSurroundings,
  taken: readonly ReleaseRecord[],
): Finding[] {
  const own = shells.filter(({ name }) => name === profile.shell);
  if (own.length === 0)
    return [
      finding(
        'unknown-shell',
        `no shell ${profile.shell} is registered`,
        'register it with shell <host/dist>, or name one that is',
      ),
    ];
  return own.flatMap((shell) => {
    const parties = [...taken.map(releaseParty), shellParty(shell)];
    const paths = taken.flatMap(({ descriptor }) => descriptor.navigation.map(({ path }) => path));
    const lost = isKnown('route', parties) ? paths.filter((path) => !isServed(path, parties)) : [];
    return [
      ...shellFindings(shell, takenBy(profile, reachable)).map(({ message }) =>
        finding(
          'profile-shell',
          `in shell ${shell.name} ${shell.version}: ${message}`,
          'name another shell, or leave the remote out',
        ),
      ),
      ...lost.map((path) =>
        finding(
          'profile-menu',
          `a menu entry leads to ${path}, which the profile does not show`,
          `show the page ${path}, or leave the entry out`,
        ),
      ),
    ];
  });
}

function finding(code: string, message: string, change: string): Finding {
  return { code, message, change };
}
