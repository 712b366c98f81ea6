import type { WalletTransaction } from '@aylal/contracts/wallet';
import { statementCsv } from './statement-csv.ts';

const line: WalletTransaction = {
  kind: 'payment',
  fee: 0,
  amount: 704_700,
  status: 'DONE',
  description: 'AYL-4K7P2',
  transfer_type: 'WITHDRAW',
  transaction_type: 'CREDIT',
  from_account_number: '7000000001',
  approval_date_time: '2026-11-21T02:00:00.000Z',
  created_at: '2026-11-21T02:00:00.000Z',
};
const labels = {
  headings: ['Date', 'What', 'Reference', 'Amount', 'State'] as const,
  kind: (kind: string) => kind,
  state: (status: string) => status,
};
const rows = (...lines: WalletTransaction[]) => statementCsv(lines, labels).split('\r\n');

describe('A statement as a file', () => {
  it('has its headings, and a row for each line with what left below zero', () => {
    expect(rows(line, { ...line, kind: 'top-up', transfer_type: 'DEPOSIT' })).toEqual([
      '\uFEFFDate,What,Reference,Amount,State',
      '2026-11-21T02:00:00.000Z,payment,AYL-4K7P2,-704700,DONE',
      '2026-11-21T02:00:00.000Z,top-up,AYL-4K7P2,704700,DONE',
      '',
    ]);
  });

  it.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    ['@cmd', "'@cmd"],
    ['-1+2', "'-1+2"],
    ['Бат, Дорж', '"Бат, Дорж"'],
    ['"so"', '"""so"""'],
  ])('keeps the text %s a text', (description, expected) => {
    expect(rows({ ...line, description })[1]).toContain(`,${expected},`);
  });
});
