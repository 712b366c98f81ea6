import { defineDescriptor } from '@aylal/shell/descriptor';

/** What the shell knows of the checkout without loading it. Chunk names are those of `remote.ts`. */
export const descriptor = defineDescriptor({
  id: 'mf-checkout',
  contract: '^1.0.0',
  modes: ['web', 'emongolia'],
  routes: [
    {
      pattern: '/checkout/:refNumber',
      chunk: 'checkout',
      reads: [
        { path: '/api/order/v1/detail/flight/{refNumber}/' },
        { path: '/api/payment/v1/options/?ref_number={refNumber}', query: ['p'] },
      ],
      noindex: true,
    },
  ],
  dialogs: [
    { view: 'FLIGHT_PAYMENT_TYPE_VIEW', chunk: 'flight-payment-type' },
    { view: 'PAYMENT_VIEW', chunk: 'payment', size: 'large' },
  ],
  events: { produces: ['order/paid@1'], consumes: ['order/paid@1'] },
});
