import { checkValidity, clockSkewMs } from '../documents/document-time.ts';
import { Refused } from '../documents/refusal.ts';
import { checkInForce } from '../keys/check-in-force.ts';
import type { KeyRing, RingKey } from '../keys/key-ring.ts';
import { openByHolder } from '../keys/open-by-holder.ts';
import { actKind, registryAct, type RegistryAct, type SignedAct } from './registry-act.ts';

const mostActBytes = 128 * 1024;
const rightFor = {
  promote: 'promote',
  rollback: 'promote',
  'rollback-remotes': 'promote',
  shell: 'promote',
  'shell-retire': 'promote',
  override: 'override',
  report: 'report',
  failures: 'report',
} as const;

/** Who asks for what, when the signature is right. Whether the credential is good for it says `checkCredential`. */
export function openAct(signed: SignedAct, ring: KeyRing): { act: RegistryAct; key: RingKey } {
  const expected = { what: 'the act', kind: actKind, payload: registryAct, mostBytes: mostActBytes };
  const { payload: act, key } = openByHolder(expected, Buffer.from(JSON.stringify(signed)), ring);
  return { act, key };
}

/** Throws unless the credential is in force, for such an act, and the act is fresh (five minutes either way). */
export function checkCredential(act: RegistryAct, key: RingKey, now: Date): void {
  checkInForce(key, now);
  if (key.may !== rightFor[act.act])
    throw new Refused(
      'foreign-credential',
      `the credential of ${key.holder} is for ${key.may}; ${act.act} needs one for ${rightFor[act.act]}`,
    );
  checkValidity('the act', { from: act.at, until: new Date(Date.parse(act.at) + clockSkewMs).toISOString() }, now);
}

/** Throws when a credential for one remote would move another. */
export function checkRemotes(key: RingKey, remotes: readonly string[]): void {
  const foreign = remotes.filter((remote) => key.remote !== null && remote !== key.remote);
  if (foreign.length > 0)
    throw new Refused(
      'foreign-credential',
      `the credential of ${key.holder} is good for ${key.remote}, not for ${foreign.join(', ')}`,
    );
}
