import type { PartnerChangeView } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import { endWithoutAnswer, partnerChangeKind, type PartnerChangeAnswer } from '@aylal/domain/orders';
import type { Deps } from '../../platform/deps.ts';
import type { OrderRow } from './order-row.ts';
import type { PartnerChangeRow } from './partner-change-row.ts';
import { isChangeable, isOfThisJourney, refundForChange, type ChangeMoment } from './refund-for-change.ts';

/** A change as the customer of its order sees it; undefined where there is nothing to see. */
export function partnerChangeView(
  { products }: Pick<Deps, 'products'>,
  order: OrderRow,
  row: PartnerChangeRow,
  { locale, ...moment }: ChangeMoment & { readonly locale: Locale },
): PartnerChangeView | undefined {
  const { partnerChanges } = products[order.product];
  if (!partnerChanges || !isShown(row)) return undefined;
  const isOver = !isChangeable(order) || !isOfThisJourney({ products }, order, row);
  if (row.state === 'open' && isOver) return undefined;
  const [before, after] = [partnerChanges.legs(row.before, locale), partnerChanges.legs(row.after, locale)];
  const legs = (trips: typeof before) => trips.map((trip) => trip.map((leg) => ({ ...leg })));
  const { id, state, answer_by, answered_by } = row;
  const refund = state === 'open' ? (refundForChange({ products }, order, row, moment)?.quote.back ?? 0) : 0;
  const kind = partnerChangeKind({ before, after });
  const answers = state === 'open' ? changeAnswers(kind, refund) : [];
  const otherwise = endWithoutAnswer(kind);
  return {
    ...{ id, kind, state, refund, answered_by },
    before: legs(before),
    after: legs(after),
    answers,
    answer_by: new Date(answer_by).toISOString(),
    otherwise: answers.includes(otherwise) ? otherwise : null,
  };
}

/** New times can be accepted; what is refunded in full can be refunded. */
export function changeAnswers(kind: PartnerChangeView['kind'], refund: Money): PartnerChangeAnswer[] {
  return [...(kind === 'retimed' ? ['accept' as const] : []), ...(refund > 0 ? ['refund' as const] : [])];
}

function isShown(row: PartnerChangeRow): row is PartnerChangeRow & Pick<PartnerChangeView, 'state'> {
  return row.state !== 'replaced' && row.state !== 'withdrawn' && row.state !== 'ended';
}
