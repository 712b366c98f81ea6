import type { Command } from './commands.ts';

/** A command, or what is wrong with which field. */
export type PreparedCommand<Field extends string, Fault extends string> =
  | { readonly ok: true; readonly command: Command }
  | { readonly ok: false; readonly faults: Partial<Record<Field, Fault>> };

/** What a credential may be good for. */
export const credentialRights = ['publish', 'promote', 'override', 'read', 'report', 'manage'] as const;

/** All rights that have a name here: pipelines may be good for taking back alone. */
export const knownRights = [...credentialRights, 'rollback'] as const;

export interface CredentialFields {
  readonly publicKey: string;
  readonly may: string;
  readonly remote: string;
  readonly holder: string;
  readonly days: string;
}
export type CredentialFault = 'publicKey' | 'may' | 'remote' | 'oneRemote' | 'noRemote' | 'holder' | 'days';

const remoteShape = /^mf-[a-z][a-z0-9-]{0,40}$/;
const dayMs = 24 * 3_600_000;

/** The command that makes a credential for a public key; `now` is the registry's time. The registry checks all of it again. */
export function prepareCredential(
  fields: CredentialFields,
  now: string,
): PreparedCommand<keyof CredentialFields, CredentialFault> {
  const { publicKey, may, remote, holder } = trimmed(fields);
  const faults: Partial<Record<keyof CredentialFields, CredentialFault>> = {};
  if (!/^[A-Za-z0-9_-]{43}$/.test(publicKey)) faults.publicKey = 'publicKey';
  if (!credentialRights.some((right) => right === may)) faults.may = 'may';
  if (remote !== '' && !remoteShape.test(remote)) faults.remote = 'remote';
  else if (may === 'publish' && remote === '') faults.remote = 'oneRemote';
  else if (may === 'manage' && remote !== '') faults.remote = 'noRemote';
  if (!/^[\w.@ -]{1,60}$/.test(holder)) faults.holder = 'holder';
  const end = endAfter(fields.days, now);
  if (end === null) faults.days = 'days';
  const command = { act: 'credential', publicKey, may, remote: remote === '' ? null : remote, holder, ...end };
  return Object.keys(faults).length === 0 ? { ok: true, command } : { ok: false, faults };
}

/** When something ends that is good for so many days: nothing in it for an empty text, null for no number of days. */
export function endAfter(days: string, now: string): { readonly expires?: string } | null {
  if (days.trim() === '') return {};
  const count = wholeWithin(days, 1, 3650);
  return count === null ? null : { expires: new Date(Date.parse(now) + count * dayMs).toISOString() };
}

/** The whole number that a text is; null for another text and beyond the bounds. */
export function wholeWithin(text: string, least: number, most: number): number | null {
  const value = /^\d{1,5}$/.test(text.trim()) ? Number(text) : NaN;
  return value >= least && value <= most ? value : null;
}

/** Names of remotes as they are typed, with commas or spaces between; null where one is none. */
export function readRemotes(text: string): readonly string[] | null {
  const names = words(text);
  return names.every((name) => remoteShape.test(name)) ? names : null;
}

/** The words of a text, with commas or white space between. */
export function words(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

/** Fields without white space around what was typed. */
export function trimmed<F extends object>(fields: F): F {
  const entries = Object.entries(fields).map(([name, text]) => [name, typeof text === 'string' ? text.trim() : text]);
  return Object.fromEntries(entries) as F;
}
