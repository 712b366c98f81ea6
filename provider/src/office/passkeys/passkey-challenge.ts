import { minutesMs } from '@aylal/domain/calendar';
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/ids.ts';
import type { Vault } from '../../platform/vault.ts';

/** How long a browser may take. */
const GOOD_MS = minutesMs(5);

/** A challenge that is valid for five minutes. It contains its own expiry and a keyed hash of its purpose, so nothing is stored before it is used. */
export function newChallenge({ fingerprint }: Pick<Vault, 'fingerprint'>, purpose: string, now: number): string {
  const said = `${now + GOOD_MS}.${randomBytes(16).toString('base64url')}`;
  return `${said}.${fingerprint('passkey', purpose, said)}`;
}

/** Whether a challenge, as a browser sends it back, is one of ours for this purpose and still good. */
export function isOurChallenge(
  { fingerprints }: Pick<Vault, 'fingerprints'>,
  purpose: string,
  sentBack: string,
  now: number,
): boolean {
  const [end = '', nonce = '', seal = ''] = textOf(sentBack).split('.');
  return Number(end) > now && fingerprints('passkey', purpose, `${end}.${nonce}`).includes(seal);
}

/** Uses a challenge up. False when it was used before. */
export async function spendChallenge(tx: Tx, sentBack: string, now: number): Promise<boolean> {
  await tx.deleteFrom('passkey_challenges').where('ends_at', '<=', now).execute();
  const used = await tx
    .insertInto('passkey_challenges')
    .values({ hash: sha256(sentBack), ends_at: now + GOOD_MS })
    .onConflict((known) => known.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

function textOf(sentBack: string): string {
  return Buffer.from(sentBack, 'base64url').toString('utf8');
}
