import { loanFor } from './loan-for.ts';

describe('loanFor', () => {
  it.each([
    ['LENDPAY', 812_122],
    ['POCKET', 859_894],
    ['QPAY', null],
    [undefined, null],
  ] as const)('[INST-23] [INST-29] of %s', (name, loan) => {
    expect(loanFor(name, 804_000)).toBe(loan);
  });
});
