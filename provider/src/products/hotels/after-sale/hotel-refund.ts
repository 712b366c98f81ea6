import type { Deps } from '../../../platform/deps.ts';
import type { RefundPolicy } from '../../../commerce/orders/refund-policy.ts';

/** A booking is given up at its partner, and its rooms are free. */
export const hotelRefund: RefundPolicy = {
  ask: async (deps, { ref_number }) => {
    await giveUpBooking(deps, ref_number);
    return true;
  },
  release: ({ inventory }, tx, { ref_number }) => inventory.release(tx, ref_number),
};

/** Gives the booking of an order up, by the partner's number where there is one. Safe to repeat. Throws `PartnerError` when the partner does not answer. */
export async function giveUpBooking({ db, hotels }: Pick<Deps, 'db' | 'hotels'>, ref_number: string): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .select('confirmation')
    .where('ref_number', '=', ref_number)
    .executeTakeFirstOrThrow();
  await hotels.supplier.cancel({ reference: ref_number, confirmation: order.confirmation });
}
