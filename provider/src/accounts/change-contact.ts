import type { BodyOutput } from '@aylal/contracts';
import type { updateUser } from '@aylal/contracts/account';
import type { Locale } from '@aylal/domain/language';
import type { Tx } from '../platform/database/database.ts';
import type { Deps } from '../platform/deps.ts';
import { lockIdentifier, lockKeys } from './login-rate-limit.ts';
import { consumeCode, purposeKey, tryCode, type CodeOutcome } from './codes.ts';
import { addContactChange } from './contact-change-store.ts';
import { contactChangedMessage } from './contact-changed-message.ts';
import { identifierOf, identifiersOf, recipientOf, type Identifier } from './identifier.ts';
import { proofKey, tryProofCode, type ProofTry } from './owner-proof.ts';
import { changeUser, findUser, type UserRow } from './user-store.ts';

export interface ContactChange extends ProofTry {
  readonly body: Extract<BodyOutput<typeof updateUser>, { verify_code: string }>;
  readonly locale: Locale;
  /** The session that goes on. */
  readonly exceptTokenHash: string;
}

/** Why a contact stays as it is. Wrong tries have been counted, so the transaction must be committed. */
type Refused = Exclude<CodeOutcome, 'right'> | 'wrong-proof' | 'account-exists' | 'not-signed-in';

/** Changes a contact once both codes are right: the one at the new contact, and the proof. The contacts so far are notified, other sessions end. */
export async function changeContact(
  deps: Pick<Deps, 'config' | 'ids' | 'outbox' | 'sessions' | 'vault'>,
  tx: Tx,
  change: ContactChange,
): Promise<UserRow | Refused> {
  const { body, userId, proof, browser, now } = change;
  const contact = identifierOf(body);
  const before = await findUser(tx, userId);
  if (!before) return 'not-signed-in';
  const own = 'contact' in proof ? proofKey(before, proof.contact) : undefined;
  await lockKeys(tx, [contact.key, ...(own === undefined ? [] : [own])]);
  const { user: holder, bucket } = await lockIdentifier(tx, contact, browser);
  const purpose = purposeKey('contact-change', userId);
  const outcome = await tryCode(tx, deps.vault, bucket, purpose, body.verify_code, now);
  if (outcome !== 'right') return outcome;
  const proven = await tryProofCode(deps, tx, change);
  if (typeof proven === 'string') return 'wrong-proof';
  if (holder && holder.id !== userId) return 'account-exists';
  await consumeCode(tx, bucket, purpose);
  await proven.consume();
  await notifyFormer(deps, tx, { ...change, before, contact });
  await deps.sessions.revokeAll(tx, userId, change.exceptTokenHash);
  return changeUser(tx, userId, {
    ...(body.name === undefined ? {} : { first_name: body.name }),
    ...columnsOf(contact, now),
  });
}

function columnsOf({ email, dialCode, phone }: Identifier, now: number): Partial<UserRow> {
  return email !== null ? { email, email_changed_at: now } : { dial_code: dialCode, phone, phone_changed_at: now };
}

/** Whoever reads a contact that the account had is notified of the change, with a link that freezes the money, in case it was somebody else. */
async function notifyFormer(
  deps: Pick<Deps, 'config' | 'ids' | 'outbox' | 'vault'>,
  tx: Tx,
  { before, contact, userId, locale, now }: ContactChange & { before: UserRow; contact: Identifier },
): Promise<void> {
  const id = deps.ids.uuid();
  await addContactChange(tx, id, userId, now);
  const { subject, body } = contactChangedMessage(deps, locale, id);
  for (const former of identifiersOf(before)) {
    if (former.key === contact.key) continue;
    const { channel, to } = recipientOf(former);
    await deps.outbox.send(tx, { channel, to, locale, subject: channel === 'sms' ? '' : subject, body });
  }
}
