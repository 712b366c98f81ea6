import { needsApproval, payoutAlone } from './payout-approval.ts';

it('A payout waits for a person above the limit, and not at it', () => {
  expect([1, payoutAlone, payoutAlone + 1].map(needsApproval)).toEqual([false, false, true]);
});
