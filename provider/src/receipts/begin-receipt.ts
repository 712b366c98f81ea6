import type { Money } from '@aylal/domain';
import { itemOf, type FlightOrderRow } from '../orders/order-row.ts';
import type { Tx } from '../database/database.ts';
import { mongolianAirports } from '../flights/airports/mongolian-airports.ts';
import { customerDay } from '../bookings/customer-day.ts';
import type { Receiver } from './decide-receipt.ts';
import { receiptLines } from './receipt-lines.ts';
import type { ReceiptRow } from './receipt-store.ts';

/** Longer than the tax office's deadline: one that nobody finishes by then belongs to a process that died. */
export const ASKING_MS = 20_000;

/** Writes down that a receipt over `amount` is being asked for, before anybody is asked. The order is locked. */
export async function beginReceipt(
  tx: Tx,
  order: FlightOrderRow,
  receiver: Receiver,
  { amount, replaces, now }: { amount: Money; replaces: string | null; now: number },
): Promise<ReceiptRow> {
  return tx
    .insertInto('tax_receipts')
    .values({
      ref_number: order.ref_number,
      status: 'sending',
      amount,
      lines: JSON.stringify(receiptLines({ ...order, paid: amount }, soldBy(order))),
      is_company: receiver.is_company,
      company_register: receiver.company_register,
      company_name: receiver.company_name,
      company_tin: receiver.company_tin,
      replaces,
      day: customerDay(now),
      ask_again_at: now + ASKING_MS,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How tax stands to what was sold: a journey that leaves the country anywhere crosses the border. */
function soldBy({ product, offer, item }: Pick<FlightOrderRow, 'product' | 'offer' | 'item'>) {
  if (itemOf({ product, item }, 'train')?.domestic === false) return 'train-abroad';
  if (product !== 'flight') return product;
  const legs = offer.trips.flatMap(({ flights }) => flights);
  return legs.some(
    ({ departure_airport, arrival_airport }) =>
      !mongolianAirports.has(departure_airport) || !mongolianAirports.has(arrival_airport),
  )
    ? 'border-crossing'
    : 'domestic';
}
