import { accounts, postingParts, type LedgerEntry } from './ledger.ts';

const parts = (...entries: LedgerEntry[]) => postingParts({ kind: 'payment', reference: 'AYL-TEST', at: 0, entries });
const entry = (amount: number): LedgerEntry => ({ account: accounts.serviceRevenue, amount });

describe('[MNY-2] A posting', () => {
  it.each([
    ['no entry', [], 'A ledger transaction needs two entries'],
    ['one entry beside a zero', [entry(5), entry(0)], 'A ledger transaction needs two entries'],
    ['fractions', [entry(0.5), entry(-0.5)], 'Ledger amounts are whole tögrög'],
    ['one fraction', [entry(1), entry(-0.5), entry(-0.5)], 'Ledger amounts are whole tögrög'],
    ['too much on one side', [entry(2), entry(-1)], 'The ledger transaction payment does not balance'],
    ['too little on one side', [entry(1), entry(-2)], 'The ledger transaction payment does not balance'],
  ])('is refused with %s', (_name, entries, message) => {
    expect(() => parts(...entries)).toThrow(message);
  });

  it('is taken with two entries or more that add up to zero', () => {
    expect(() => parts(entry(1), entry(-1))).not.toThrow();
    expect(() => parts(entry(3), entry(-1), entry(-2), entry(0))).not.toThrow();
  });
});

describe('The chart of accounts', () => {
  // The code of an account is in every entry that was ever written.
  it('names accounts as the books do', () => {
    const named = [
      accounts.orderReceivable('A'),
      accounts.partnerClearing('qpay'),
      accounts.unmatchedTransfers,
      accounts.airlinePayable('OM'),
      accounts.hotelPayable('h'),
      accounts.supplierPayable('bus'),
      accounts.supplierPayable('train'),
      accounts.supplierPayable('insurer'),
      accounts.supplierPayable('trip'),
      accounts.supplierPayable('transport'),
      accounts.supplierPayable('esim'),
      accounts.customerCredit('u'),
      accounts.gameWallet('u'),
      accounts.heldMoney('u', 'wallet'),
      accounts.heldMoney('u', 'game'),
      accounts.refundPayable('A'),
      accounts.unissuedSales('A'),
      accounts.lotterySales,
      accounts.deliverySales,
      accounts.gameSales,
      accounts.rideSales,
      accounts.serviceRevenue,
      accounts.couponCosts,
      accounts.prizeCosts,
    ].map(({ code, kind }) => `${kind} ${code}`);
    expect(named).toEqual([
      'asset receivable:order:A',
      'asset clearing:qpay',
      'liability unmatched:transfers',
      'liability payable:airline:OM',
      'liability payable:hotel:h',
      'liability payable:bus',
      'liability payable:train',
      'liability payable:insurer',
      'liability payable:trip',
      'liability payable:transport',
      'liability payable:esim',
      'liability credit:user:u',
      'liability credit:game:u',
      'liability held:user:u',
      'liability held:game:u',
      'liability refund:order:A',
      'liability unissued:order:A',
      'income revenue:lottery',
      'income revenue:delivery',
      'income revenue:games',
      'income revenue:rides',
      'income revenue:service',
      'expense expense:coupons',
      'expense expense:prizes',
    ]);
  });
});
