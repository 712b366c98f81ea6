import { withdrawalFault } from './withdrawal.ts';

describe('The amount of a withdrawal', () => {
  it.each([
    ['[VALID-44]', undefined, 'validation_required'],
    ['[VALID-47.1]', Number.NaN, 'wrong amount'],
    ['[VALID-47.1]', 0, 'wrong amount'],
    ['[VALID-47.1]', -5, 'wrong amount'],
    ['[VALID-47.1]', 1.5, 'wrong amount'],
    ['[VALID-47.1]', Number.POSITIVE_INFINITY, 'wrong amount'],
    ['[VALID-45]', 0.5, 'ilottery_withdraw_amountmin1'],
    ['[VALID-46]', 1_001, 'ilottery_withdraw_error'],
    ['[VALID-45]', 1, null],
    ['[VALID-46]', 1_000, null],
  ])('%s of %s from a thousand: %s', (_, amount, fault) => {
    expect(withdrawalFault(amount, 1_000)).toBe(fault);
  });
});
