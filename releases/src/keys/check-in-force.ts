import { Refused } from '../documents/refusal.ts';
import type { RingKey } from './key-ring.ts';

/** Throws `retired-key` or `expired-key` when a credential that acts has ended. */
export function checkInForce(key: RingKey, now: Date): void {
  if (key.retired) throw new Refused('retired-key', `key ${key.id} of ${key.holder} was retired on ${key.retired}`);
  if (key.expires && now.getTime() > Date.parse(key.expires))
    throw new Refused('expired-key', `key ${key.id} of ${key.holder} was good until ${key.expires}; ask for a new one`);
}
