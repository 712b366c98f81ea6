import { commandKind } from '@aylal/domain/documents';
import { checkValidity, clockSkewMs } from '../documents/document-time.ts';
import { Refused } from '../documents/refusal.ts';
import { checkInForce } from '../keys/check-in-force.ts';
import type { Credential, CredentialRight } from '../keys/credential.ts';
import { openByHolder } from '../keys/open-by-holder.ts';
import { registryCommand, type RegistryCommand, type SignedCommand } from './registry-command.ts';

const mostCommandBytes = 128 * 1024;
/** Each of the rights is enough. */
const rightsFor: Readonly<Record<RegistryCommand['act'], readonly CredentialRight[]>> = {
  promote: ['promote', 'manage'],
  rollback: ['promote', 'rollback', 'manage'],
  'rollback-remotes': ['promote', 'rollback', 'manage'],
  shell: ['promote', 'manage'],
  'shell-retire': ['promote', 'manage'],
  'profile-set': ['promote', 'manage'],
  'profile-remove': ['promote', 'manage'],
  // Who may give a release to everybody may show it to a tester.
  override: ['override', 'promote', 'manage'],
  credential: ['manage'],
  retire: ['manage'],
  'trusted-add': ['manage'],
  'trusted-remove': ['manage'],
  prune: ['manage'],
  'rotate-key': ['manage'],
  report: ['report'],
  failures: ['report'],
};

/** Who asks for what, when the signature is right. Whether the credential is good for it says `checkCredential`. */
export function openCommand(
  signed: SignedCommand,
  credentials: readonly Credential[],
): { command: RegistryCommand; key: Credential } {
  const expected = { what: 'the command', kind: commandKind, payload: registryCommand, mostBytes: mostCommandBytes };
  const { payload: command, key } = openByHolder(expected, Buffer.from(JSON.stringify(signed)), credentials);
  return { command, key };
}

/** Throws unless the credential is in force, for such a command on that channel, and the command is fresh (five minutes either way). */
export function checkCredential(command: RegistryCommand, key: Credential, now: Date): void {
  checkInForce(key, now);
  const rights: readonly string[] = rightsFor[command.act];
  if (!key.may.some((right) => rights.includes(right)))
    throw new Refused(
      'foreign-credential',
      `the credential of ${key.holder} is for ${key.may.join(', ')}; ${command.act} needs one for ${rights.join(' or ')}`,
    );
  if (key.channels && 'channel' in command && !key.channels.includes(command.channel))
    throw new Refused(
      'foreign-credential',
      `the credential of ${key.holder} is good on ${key.channels.join(', ')}, not on ${command.channel}`,
    );
  checkValidity(
    'the command',
    { from: command.at, until: new Date(Date.parse(command.at) + clockSkewMs).toISOString() },
    now,
  );
}

/** Throws when a credential would move a remote that it is not good for. */
export function checkRemotes({ holder, remotes: own }: Credential, remotes: readonly string[]): void {
  const foreign = remotes.filter((remote) => own !== null && !own.includes(remote));
  if (foreign.length > 0)
    throw new Refused(
      'foreign-credential',
      `the credential of ${holder} is good for ${own?.join(', ')}, not for ${foreign.join(', ')}`,
    );
}
