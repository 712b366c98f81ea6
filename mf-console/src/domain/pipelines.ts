import { readRemotes, trimmed, wholeWithin, words, type PreparedCommand } from './management.ts';

/** What a pipeline may be good for. */
export const pipelineRights = ['publish', 'promote', 'rollback'] as const;
export type PipelineRight = (typeof pipelineRights)[number];

export interface PipelineFields {
  readonly name: string;
  readonly issuer: string;
  /** One on a line, as `repository=aylal/flights`. */
  readonly claims: string;
  readonly remotes: string;
  readonly may: readonly PipelineRight[];
  readonly channels: string;
  readonly minutes: string;
}
export type PipelineFault = keyof PipelineFields;

/** Short names of issuers, as on the command line. */
const issuers: ReadonlyMap<string, string> = new Map([
  ['github', 'https://token.actions.githubusercontent.com'],
  ['gitlab', 'https://gitlab.com'],
]);

/** The command that trusts a pipeline; `after` is the serial of the list that was looked at. */
export function preparePipeline(fields: PipelineFields, after: number): PreparedCommand<PipelineFault, PipelineFault> {
  const { name, issuer: typed, may } = trimmed(fields);
  const faults: Partial<Record<PipelineFault, PipelineFault>> = {};
  const issuer = issuers.get(typed.toLowerCase()) ?? typed;
  const claims = readClaims(fields.claims);
  const remotes = readRemotes(fields.remotes);
  const channels = words(fields.channels);
  const minutes = wholeWithin(fields.minutes, 1, 60);
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) faults.name = 'name';
  if (!/^https:\/\/\S+$/.test(issuer)) faults.issuer = 'issuer';
  if (!claims) faults.claims = 'claims';
  if (!remotes || remotes.length === 0) faults.remotes = 'remotes';
  if (may.length === 0) faults.may = 'may';
  if (!channels.every((channel) => /^[a-z][a-z0-9-]{0,30}$/.test(channel))) faults.channels = 'channels';
  if (minutes === null) faults.minutes = 'minutes';
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const where = channels.length > 0 ? channels : null;
  const publisher = { name, issuer, claims, remotes, may, channels: where, minutes };
  return { ok: true, command: { act: 'trusted-add', publisher, after } };
}

/** Claims by their names; null where a line is none, a name comes twice, or there is none at all. */
function readClaims(text: string): Readonly<Record<string, string>> | null {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const pairs = lines.map((line) => /^([a-z][a-z0-9_]{0,49})=(\S.*)$/.exec(line));
  const claims = Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1], pair[2]]] : [])));
  return lines.length > 0 && Object.keys(claims).length === lines.length ? claims : null;
}
