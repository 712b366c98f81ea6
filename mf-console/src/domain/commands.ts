import { readShares } from './read-shares.ts';

/** What may be done with a remote. */
export const remoteActs = ['promote', 'share', 'halt', 'back', 'link'] as const;
export type RemoteAct = (typeof remoteActs)[number];

/** What was typed for an act; not every act reads every field. */
export interface ActFields {
  readonly version: string;
  readonly shares: string;
  readonly minutes: string;
  readonly tester: string;
  readonly hours: string;
}

/** Of which remote, on which channel, and the channel's revision that was looked at: of two people who act at once the slower one is refused. */
export interface ActPlace {
  readonly remote: string;
  readonly channel: string;
  readonly revision: number;
}

/** A command as the registry reads it (docs/releasing.md); `at` and `reason` come when it is signed. */
export type Command = Readonly<Record<string, unknown>>;

/** The command, or what is wrong with which field. */
export type Prepared =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly faults: Partial<Record<keyof ActFields, ActFault>> };

export type ActFault = 'version' | 'shares' | 'minutes' | 'tester' | 'hours';

const testerShape = /^[\w.@ -]{1,60}$/;

/** The command for an act on a remote. The registry checks all of it again. */
export function prepareAct(act: RemoteAct, fields: ActFields, { remote, channel, revision }: ActPlace): Prepared {
  const { version, tester } = fields;
  const faults: Partial<Record<keyof ActFields, ActFault>> = {};
  const releases = { [remote]: version };
  if (act !== 'halt' && act !== 'back' && version === '') faults.version = 'version';
  if (act === 'promote') return made(faults, { act, channel, releases, share: null, after: revision });
  if (act === 'share') {
    const shares = readShares(fields.shares);
    const everyMinutes = whole(fields.minutes, 1, 10_080);
    if (!shares) faults.shares = 'shares';
    const steps = shares && shares.next.length > 0 ? { next: shares.next, everyMinutes } : null;
    if (steps && everyMinutes === null) faults.minutes = 'minutes';
    const share = shares?.share;
    return made(faults, { act: 'promote', channel, releases, share, ...(steps ? { steps } : {}), after: revision });
  }
  if (act === 'link') {
    const hours = whole(fields.hours, 1, 8);
    if (!testerShape.test(tester)) faults.tester = 'tester';
    if (hours === null) faults.hours = 'hours';
    return made(faults, { act: 'override', releases, subject: tester, hours });
  }
  const to = act === 'back' && version !== '' ? version : null;
  return made(faults, { act: 'rollback-remotes', channel, remotes: [remote], to, after: revision });
}

/** The command that brings a whole channel back to an older state. */
export function restoreCommand(channel: string, to: number, revision: number): Command {
  return { act: 'rollback', channel, to, after: revision };
}

function made(faults: Partial<Record<keyof ActFields, ActFault>>, command: Command): Prepared {
  return Object.keys(faults).length === 0 ? { ok: true, command } : { ok: false, faults };
}

function whole(text: string, least: number, most: number): number | null {
  const value = /^\d{1,5}$/.test(text.trim()) ? Number(text) : NaN;
  return value >= least && value <= most ? value : null;
}
