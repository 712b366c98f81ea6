import {
  accountOfIban,
  ibanOf,
  isAccountNumber,
  maskAccountNumber,
  maskHolderName,
  tidyAccountNumber,
} from './account-number.ts';

/** An IBAN of these 16 digits with right check digits. */
function iban(account: string): string {
  const rest = Number(BigInt(`${account}222300`) % 97n);
  return `MN${String(98 - rest).padStart(2, '0')}${account}`;
}

describe('[GAP-92.1] [GAP-92.2] An account number', () => {
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

  it.each([
    ['12345678', '123***5678'],
    ['1234567', '1***7'],
    ['123456', '1***6'],
    ['', '***'],
  ])('[GAP-37] the account %s is shown as %s', (account, shown) => {
    expect(maskAccountNumber(account)).toBe(shown);
  });

  it.each([
    ['BATBOLD', 'BAT***OLD'],
    ['BATAAR', 'B***R'],
    ['Дорж', 'Д***ж'],
    ['B***R', 'B***R'],
  ])('[GAP-37] its holder %s is shown as %s', (name, shown) => {
    expect(maskHolderName(name)).toBe(shown);
  });

  it.each([
    ['050000', '5001234567', 'MN960005005001234567'],
    ['150000', '123456', 'MN440015000000123456'],
    ['050000', '5000000001', 'MN070005005000000001'],
  ])('at the bank %s has an IBAN: %s is %s', (bank, account, expected) => {
    expect(ibanOf(bank, account)).toBe(expected);
    expect(isAccountNumber(expected)).toBe(true);
    expect(accountOfIban(expected)).toBe(account);
  });

  it('has none when it does not fit, or is one already', () => {
    expect(ibanOf('050000', '5001234567890123')).toBeNull();
    expect(ibanOf('050000', good)).toBeNull();
    expect(ibanOf('Khan', '5001234567')).toBeNull();
    expect(accountOfIban('5001234567')).toBeNull();
    expect(accountOfIban(`X${good}`)).toBeNull();
    expect(accountOfIban(`${good}1`)).toBeNull();
  });

  it.each([
    ['BATBOLD ANUDARI', 'BAT***ARI'],
    ['BAT***ARI', 'BAT***ARI'],
    ['Бат-Эрдэнэ', 'Бат***энэ'],
  ])('[GAME-09] shows of its holder %s only %s', (name, shown) => {
    expect(maskHolderName(name)).toBe(shown);
  });

  it('[GAME-08] stays masked when it is masked again', () => {
    expect(maskAccountNumber(maskAccountNumber('5123456789'))).toBe('512***6789');
  });
});
