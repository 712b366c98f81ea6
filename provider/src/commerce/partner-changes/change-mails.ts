import { partnerChangeKind } from '@aylal/domain/orders';
import type { Locale } from '@aylal/domain/language';
import { localDate } from '@aylal/domain/calendar';
import { formatDayWithYear } from '@aylal/i18n/formats';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { commerceMessage } from '../messages/commerce-messages.ts';
import type { OrderMail } from '../orders/mails/mail-catalogue.ts';
import { sendOrderMail } from '../orders/order-mails.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { PartnerChangeRow } from '../orders/partner-change-row.ts';
import type { NamedLeg } from '../orders/partner-changes.ts';
import { refundForChange, type ChangeMoment } from '../orders/refund-for-change.ts';

interface MailedChange {
  readonly order: OrderRow;
  readonly row: PartnerChangeRow;
  readonly moment: ChangeMoment;
}

/** Mails a change by a partner in the language of the order: old against new, what to do, by when, and what happens otherwise. Without `mail` it asks the customer. */
export async function sendChangeMail(
  deps: Pick<Deps, 'config' | 'outbox' | 'products'>,
  tx: Tx,
  { order, row, moment }: MailedChange,
  mail?: OrderMail,
): Promise<void> {
  const legs = (journey: unknown) => deps.products[order.product].partnerChanges?.legs(journey, order.locale) ?? [];
  const [before, after] = [legs(row.before), legs(row.after)];
  const refund = refundForChange(deps, order, row, moment)?.quote.back ?? 0;
  const asking = partnerChangeKind({ before, after }) === 'cancelled' ? cancelled(refund) : retimed(refund);
  const details = {
    before: lines(before, order.locale),
    after: lines(after, order.locale),
    answerBy: row.answer_by,
  };
  await sendOrderMail(deps, tx, order, mail ?? asking, refund, details);
}

function cancelled(refund: number): OrderMail {
  return refund > 0 ? 'journey-cancelled' : 'journey-cancelled-call';
}

function retimed(refund: number): OrderMail {
  return refund > 0 ? 'journey-moved' : 'journey-retimed';
}

/** A line for each flight or ride, in the time of its places; a direction that does not take place says so. */
function lines(trips: readonly (readonly NamedLeg[])[], locale: Locale): string {
  return trips
    .flatMap((trip) =>
      trip.length === 0 ? [commerceMessage(locale, 'journey.none')] : trip.map((leg) => line(leg, locale)),
    )
    .join('\n');
}

function line({ name, from, to, departs_at, arrives_at }: NamedLeg, locale: Locale): string {
  const [start, end] = [departs_at, arrives_at].map((at) => {
    const day = localDate(at.slice(0, 10));
    return { day, text: `${day ? formatDayWithYear(day, locale) : ''} ${at.slice(11, 16)}`, time: at.slice(11, 16) };
  });
  const until = start?.day === end?.day ? end?.time : end?.text;
  return `${name === '' ? '' : `${name}: `}${from} ${start?.text} – ${to} ${until}`;
}
