import { walletTransactionOf } from './wallet-statement.ts';

const line = { at: 0, id: 1, refundedOrder: null, state: null, endedAt: null };

describe('walletTransactionOf', () => {
  it('[PROD-10] tells what is left of the money set aside for a ride from money that comes in', () => {
    const of = (kind: string, amount: number) =>
      walletTransactionOf({ ...line, kind, amount, reference: 'RIDE-00000001' }, '7000000001');
    expect([of('wallet-payment', -18_700), of('ride-rest', 17_850), of('refund', 500)]).toMatchObject([
      { kind: 'payment', transfer_type: 'WITHDRAW' },
      { kind: 'hold-returned', transfer_type: 'DEPOSIT', description: 'RIDE-00000001' },
      { kind: 'credit', transfer_type: 'DEPOSIT' },
    ]);
  });
});
