import { minutesMs } from '@aylal/domain/calendar';
import { claimNextJob, type DueTable } from '../../../platform/jobs/claim-next-job.ts';
import { orderStatus } from '../../../commerce/orders/order-row.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { updateAirlineOrder, type AirlineOrderRow } from './airline-order-store.ts';
import { listAirlineOrder } from './list-airline-order.ts';
import type { AirlineParts } from './order-api-airline.ts';

const due: DueTable = { table: 'airline_orders', key: 'offer', dueAt: 'check_at', attempts: 'attempts' };
const EVERY_MS = minutesMs(10);
/** How often a hold whose answer was lost is looked for: every hour. */
const MOST_LOOKS = 6;
const WANTED = [orderStatus.awaitingPayment, orderStatus.paid, orderStatus.beingIssued];

/** Looks at one hold that is due: one whose order ended or never came about is cancelled at the airline. False when none is due. */
export async function releaseNextHold(parts: AirlineParts): Promise<boolean> {
  const { db, clock, logger } = parts;
  const row = await db
    .transaction()
    .execute((tx) => claimNextJob<AirlineOrderRow>(tx, due, clock.now(), () => EVERY_MS));
  if (!row) return false;
  if (await isWanted(parts, row)) return true;
  try {
    if (await isReleased(parts, row)) await updateAirlineOrder(db, row.offer, { state: 'done', check_at: null });
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    logger.warn('airline-failed', { step: 'release', offer: row.offer, kind: error.kind, key: error.key });
  }
  return true;
}

async function isWanted({ db }: AirlineParts, { quote_ref }: AirlineOrderRow): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('ref_number')
    .where('quote_ref', '=', quote_ref)
    .where('status', 'in', WANTED)
    .executeTakeFirst();
  return order !== undefined;
}

/** True when nothing is held any more, or people have to look: an order with tickets or money in it is never cancelled here. */
async function isReleased({ api, clock, db, logger }: AirlineParts, row: AirlineOrderRow): Promise<boolean> {
  const order = row.airline_order === null ? await api.findOrder(row.offer) : await api.order(row.airline_order);
  if (!order) return row.attempts >= MOST_LOOKS;
  const { awaiting_payment, paid_at } = order.payment_status;
  if (order.cancelled_at || (!awaiting_payment && row.state === 'held' && !paid_at)) return true;
  if (!awaiting_payment) {
    logger.error('airline-order-left', { airline_order: order.id });
    const task = 'An order at the airline that nobody wants has tickets or money in it. Have the airline cancel it.';
    await listAirlineOrder({ clock, db }, order.id, task);
    return true;
  }
  const { id } = await api.quoteCancellation(order.id);
  await api.confirmCancellation(id);
  return true;
}
