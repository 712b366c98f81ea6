import * as v from 'valibot';
import { retention } from '../channels/retained-releases.ts';
import { remoteId, sha384, timestamp } from '../documents/release-record.ts';
import { holderName, rights } from '../keys/keyring.ts';
import { publicKey } from '../keys/public-key.ts';
import { publisherName, trustedPublisher } from '../oidc/trusted-publisher.ts';
import { after, reason } from './command-fields.ts';

const common = { reason, at: timestamp };

/** What is asked of a registry by those who may manage it: who may do what, and what is stored. */
export const managementCommands = [
  v.pipe(
    v.strictObject({
      act: v.literal('credential'),
      /** The private half stays where it was made. */
      publicKey,
      may: v.picklist(rights),
      remote: v.nullable(remoteId),
      holder: holderName,
      expires: v.exactOptional(timestamp),
      ...common,
    }),
    v.forward(
      v.check(({ may, remote }) => may !== 'publish' || remote !== null, 'a publishing credential names one remote'),
      ['remote'],
    ),
    v.forward(
      v.check(({ may, remote }) => may !== 'manage' || remote === null, 'a managing credential is for every remote'),
      ['remote'],
    ),
  ),
  v.strictObject({ act: v.literal('retire'), key: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)), ...common }),
  v.strictObject({ act: v.literal('trusted-add'), publisher: trustedPublisher, after, ...common }),
  v.strictObject({ act: v.literal('trusted-remove'), publisher: publisherName, after, ...common }),
  v.strictObject({
    act: v.literal('prune'),
    days: v.pipe(v.number(), v.integer(), v.minValue(retention.restorableDays), v.maxValue(3650)),
    /** The digest of the plan that the sender looked at. */
    plan: sha384,
    ...common,
  }),
  v.strictObject({ act: v.literal('rotate-key'), expires: v.exactOptional(timestamp), after, ...common }),
] as const;

/** See `managementCommands`. */
export type ManagementCommand = v.InferOutput<(typeof managementCommands)[number]>;

const acts: ReadonlySet<string> = new Set<ManagementCommand['act']>([
  ...(['credential', 'retire', 'trusted-add', 'trusted-remove', 'prune', 'rotate-key'] as const),
]);

/** Whether a command is one of these. */
export function isManagement(command: { readonly act: string }): command is ManagementCommand {
  return acts.has(command.act);
}
