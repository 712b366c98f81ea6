import type { LotteryProof } from '@aylal/contracts/lottery';
import { drawnPlace, drawText, prizeAt } from '@aylal/domain/lottery';
import type { Money } from '@aylal/domain/money';

/** What this browser has worked out of a published secret. */
export interface Verdict {
  /** The secret is the one whose hash was published before the first ticket was sold. */
  readonly committed: boolean;
  readonly place: number;
  readonly prize: Money;
}

/** SHA-256 of a text, in hex. Throws where the page is not served securely, since browsers then offer no hashes. */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Works a ticket's draw out again from what is published; null while its secret is not. */
export async function verifyTicket({ seed, commitment, number, prizes }: LotteryProof): Promise<Verdict | null> {
  if (seed === null) return null;
  const place = drawnPlace(await sha256(drawText(seed, number)));
  return { committed: (await sha256(seed)) === commitment, place, prize: prizeAt(place, prizes) };
}
