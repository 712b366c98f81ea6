import { receiptLines, taxWithin } from './receipt-lines.ts';

const ticket = { kind: 'ticket', what: 'Тийз', taxType: 'VAT_ZERO' } as const;
const atHome = { ...ticket, taxType: 'VAT_ABLE' } as const;

const order = { ref_number: 'AYL-1', paid: 940_000, fee: 40_000 };
const amounts = (...args: Parameters<typeof receiptLines>) =>
  receiptLines(...args).map(({ kind, taxType, amount }) => [kind, taxType, amount]);

describe('[PROD-12] The lines of a receipt', () => {
  it('tell the ticket from our fee, and a flight abroad from one at home', () => {
    expect(amounts(order, ticket)).toEqual([
      ['ticket', 'VAT_ZERO', 900_000],
      ['fee', 'VAT_ABLE', 40_000],
    ]);
    expect(amounts({ ...order, fee: 0 }, atHome)).toEqual([['ticket', 'VAT_ABLE', 940_000]]);
  });

  it('are free of tax for a cover', () => {
    const cover = { kind: 'fee', what: 'Даатгал', taxType: 'VAT_FREE' } as const;
    expect(amounts({ ...order, fee: 0 }, cover)).toEqual([['fee', 'VAT_FREE', 940_000]]);
  });

  it('[MNY-1] add up to what was paid, whatever is left of it', () => {
    for (let paid = 1; paid <= 5_000; paid += 1) {
      const lines = receiptLines({ ...order, paid, fee: 1_234 }, paid % 2 === 0 ? ticket : atHome);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
      expect(lines.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
    }
  });

  it.each([
    ['VAT_ABLE' as const, 1_100, 100],
    ['VAT_ABLE' as const, 40_000, 3_636.36],
    ['VAT_ABLE' as const, 1, 0.09],
    ['VAT_ZERO' as const, 900_000, 0],
    ['VAT_FREE' as const, 41_300, 0],
  ])('%s of %i holds a tax of %d', (taxType, amount, tax) => {
    expect(taxWithin({ taxType, amount })).toBe(tax);
  });
});
