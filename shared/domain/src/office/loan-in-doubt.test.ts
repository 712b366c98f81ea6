import { isLoanInDoubt } from './loan-in-doubt.ts';

it.each([
  [59, false],
  [60, true],
  [600, true],
])('a loan whose lender has said nothing for %i minutes is in doubt: %s', (minutes, inDoubt) => {
  const answered = Date.UTC(2026, 8, 1);
  expect(isLoanInDoubt(answered, answered + minutes * 60_000)).toBe(inDoubt);
});
