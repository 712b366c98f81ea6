import { ruleFullRefund, type FullRefundFacts } from './full-refund.ts';

const facts: FullRefundFacts = {
  statusCode: 4,
  price: 100_000,
  received: 100_000,
  kept: 30_000,
  unpaidParts: false,
  loan: false,
};

describe('What is refunded in full', () => {
  it('brings back its price less what is kept', () => {
    expect(ruleFullRefund(facts)).toEqual({
      kind: 'refund',
      quote: { fare: 100_000, fee: 30_000, discount: 0, back: 70_000 },
    });
  });

  it('[MNY-10] never brings back more than came in: what a coupon paid stays ours', () => {
    const ruling = ruleFullRefund({ ...facts, received: 80_000 });
    expect(ruling).toEqual({ kind: 'refund', quote: { fare: 100_000, fee: 30_000, discount: 20_000, back: 50_000 } });
    expect(ruleFullRefund({ ...facts, received: 25_000 })).toEqual({ kind: 'blocked', reason: 'nothing-back' });
  });

  it.each([
    ['status', { statusCode: 3 }],
    ['sent', { statusCode: 8 }],
    ['in-process', { statusCode: 9 }],
    ['finished', { statusCode: 10 }],
    ['begun', { kept: null }],
    ['unpaid-parts', { unpaidParts: true }],
    ['loan', { loan: true }],
    ['nothing-back', { kept: 100_000 }],
  ] as const)('is not refunded: %s', (reason, over) => {
    expect(ruleFullRefund({ ...facts, ...over })).toEqual({ kind: 'blocked', reason });
  });
});
