import type { OrderProduct, OrderRefund } from '@aylal/contracts/orders';

/** The message that tells where a refund is. The recipient of the question depends on what was bought, the money's way on whether there is an account. */
export function refundText({ state, bank_name }: OrderRefund, product: OrderProduct) {
  if ((state === 'sent' || state === 'refused') && product !== 'flight') return `refund.trackPartner.${state}` as const;
  if ((state === 'in-process' || state === 'finished') && bank_name === 'WALLET')
    return `refund.trackWallet.${state}` as const;
  return `refund.track.${state}` as const;
}
