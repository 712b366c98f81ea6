import type { FlightOrder } from '@aylal/contracts/orders';

/** Payment in two or three parts. */
export function buildTerms(): NonNullable<FlightOrder['partial_payment_terms']> {
  return {
    initial_payment_amount: 546_600,
    partial_payment_fee: 21_900,
    refund_service_charge: 5_000,
    types: [
      { key: 'two', divider: 1, deadline_after_init: 168, refund_comm_rate: 1 },
      { key: 'three', divider: 2, deadline_after_init: 240, refund_comm_rate: 2 },
    ],
  };
}
