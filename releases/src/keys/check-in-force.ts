import { Refused } from '../documents/refusal.ts';
import type { RingKey } from './key-ring.ts';

/** Throws `retired-key` or `expired-key` when a credential that acts has ended. */
export function checkInForce(key: RingKey, now: Date): void {
  if (key.retired) throw new Refused('retired-key', `key ${key.id} of ${key.holder} was retired on ${key.retired}`);
  if (key.expires && now.getTime() > Date.parse(key.expires))
    throw new Refused('expired-key', `key ${key.id} of ${key.holder} was good until ${key.expires}; ask for a new one`);
}

/** Credentials that end within thirty days, or have ended by themselves and nobody retired them; the next one first. */
export function endingKeys(keys: readonly RingKey[], now: Date): readonly (RingKey & { readonly expires: string })[] {
  const soon = now.getTime() + 30 * 24 * 3_600_000;
  return keys
    .flatMap((key) =>
      key.expires && !key.retired && Date.parse(key.expires) < soon ? [{ ...key, expires: key.expires }] : [],
    )
    .toSorted((a, b) => Date.parse(a.expires) - Date.parse(b.expires));
}
