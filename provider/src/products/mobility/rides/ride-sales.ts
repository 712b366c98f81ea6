import { rideReceiptHindrance, rideReference } from '@aylal/domain/mobility';
import type { Sale, SaleSource } from '../../../commerce/tax-receipts/sale.ts';
import { findCustomerRide, lockRide } from './ride-store.ts';
import type { RideRow } from './ride-tables.ts';

/** Rides have receipts once they are over and cost something. */
export const rideSales: SaleSource = {
  reference: rideReference,
  findOwn: async (db, userId, reference) => {
    const ride = await findCustomerRide(db, userId, reference);
    return ride && saleOf(ride);
  },
  lock: async (tx, reference) => {
    const ride = await lockRide(tx, reference);
    return ride && saleOf(ride);
  },
};

const sold = { kind: 'fee', what: 'Унааны түрээс', taxType: 'VAT_ABLE' } as const;

function saleOf(ride: RideRow): Sale {
  const hindrance = rideReceiptHindrance(ride);
  return { ref_number: ride.id, amount: hindrance ? 0 : (ride.price ?? 0), fee: 0, sold, hindrance };
}
