import type { PayoutPort } from './payout-port.ts';

/** Without a bank no holder is known, and nothing is paid: whatever is due waits. */
export const noPayout: PayoutPort = {
  holderOf: async () => ({ kind: 'silent' }),
  pay: async () => 'silent',
};
