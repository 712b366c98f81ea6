import { closingCsv } from './closing-csv.ts';

it('the closing of a day has a row for each account, with its day', () => {
  const account = { account: 'clearing:qpay', kind: 'asset' as const, debit: 900_000, credit: 0, balance: -5 };
  const headings = ['Day', 'Account', 'Kind', 'Debit', 'Credit', 'Balance'] as const;
  expect(closingCsv('2026-11-21', [account], { headings, kind: (kind) => kind.toUpperCase() }).split('\r\n')).toEqual([
    '\uFEFFDay,Account,Kind,Debit,Credit,Balance',
    '2026-11-21,clearing:qpay,ASSET,900000,0,-5',
    '',
  ]);
});
