import type { ReturnWay } from '../../refunds/return-way.ts';

/** A booking is given up at its partner, and its rooms are free. */
export const hotelReturn: ReturnWay = {
  ask: ({ hotels }, { ref_number }) => hotels.supplier.cancel(ref_number),
  release: ({ inventory }, tx, { ref_number }) => inventory.releaseSeats(tx, ref_number),
};
