import { verifyCodeMinutes } from '@aylal/domain/people';
import type { PrefilledPerson, Services } from '@aylal/shell';
import * as v from 'valibot';
import { contactFault, contactOfKnown, writeContact, type Contact } from '../domain/contact.ts';

const key = 'access.register-code';

const schema = v.object({
  contact: v.object({
    by: v.picklist(['phone', 'email']),
    dial_code: v.string(),
    phone: v.string(),
    email: v.string(),
  }),
  sentMs: v.number(),
});

/** Whom a code of registration went to, and when. The code itself is not kept. */
export type SentCode = v.InferOutput<typeof schema>;
type Place = Pick<Services, 'drafts' | 'now'>;

/** The code that still counts for who is known already; with no contact known, whoever it went to in this tab. */
export function sentCodeOfKnown(known: PrefilledPerson, place: Place): SentCode | null {
  const contact = contactOfKnown(known);
  return contactFault(contact) ? readSentCode(place) : sentCodeFor(contact, place);
}

/** The code that was sent to this very contact, while it counts. */
export function sentCodeFor(contact: Contact, place: Place): SentCode | null {
  const sent = readSentCode(place);
  const same = sent && !contactFault(contact) && writeContact(sent.contact) === writeContact(contact);
  return same ? sent : null;
}

/** A phone that left the page for its messages may have dropped it meanwhile: the draft outlives a reload of the tab. */
export function rememberSentCode({ drafts }: Pick<Services, 'drafts'>, sent: SentCode): void {
  drafts.write(key, sent, 'tab');
}

export function forgetSentCode({ drafts }: Pick<Services, 'drafts'>): void {
  drafts.clear(key);
}

function readSentCode({ drafts, now }: Place): SentCode | null {
  const draft = v.safeParse(schema, drafts.read(key));
  if (!draft.success || contactFault(draft.output.contact)) return null;
  return now().getTime() < draft.output.sentMs + verifyCodeMinutes * 60_000 ? draft.output : null;
}
