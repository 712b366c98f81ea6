import { isAccountNumber, maskAccountNumber, tidyAccountNumber } from './account-number.ts';

/** An IBAN of these 16 digits with right check digits. */
function iban(account: string): string {
  const rest = Number(BigInt(`${account}222300`) % 97n);
  return `MN${String(98 - rest).padStart(2, '0')}${account}`;
}

describe('[GAP-92] An account number', () => {
  const good = iban('0005005123456789');
  it.each([
    ['a domestic number', '5123456789', true],
    ['five digits', '12345', false],
    ['letters', '51234A6789', false],
    ['nothing', '', false],
    ['an IBAN', good, true],
    ['an IBAN with a slip', `${good.slice(0, -1)}${(Number(good.at(-1)) + 1) % 10}`, false],
    ['an IBAN that is short', good.slice(0, -1), false],
    ['an IBAN of another country', good.replace('MN', 'DE'), false],
  ])('%s: %s', (_, account, valid) => {
    expect(isAccountNumber(account)).toBe(valid);
  });

  it('is read with the spaces that people put into it, and shown in part', () => {
    expect(tidyAccountNumber(' 5123 456-789 ')).toBe('5123456789');
    expect(tidyAccountNumber('mn12 0005')).toBe('MN120005');
    expect(maskAccountNumber('5123456789')).toBe('512***6789');
  });
});
