import { Refused } from '../documents/refusal.ts';
import type { Credential } from './credential.ts';

/** Throws `retired-key` or `expired-key` when a credential that signs has ended. */
export function checkInForce(key: Pick<Credential, 'id' | 'holder' | 'expires' | 'retired'>, now: Date): void {
  if (key.retired) throw new Refused('retired-key', `key ${key.id} of ${key.holder} was retired on ${key.retired}`);
  if (key.expires && now.getTime() > Date.parse(key.expires))
    throw new Refused('expired-key', `key ${key.id} of ${key.holder} was good until ${key.expires}; ask for a new one`);
}
