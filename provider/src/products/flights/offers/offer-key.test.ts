import { localDate } from '@aylal/domain/calendar';
import { createHash } from 'node:crypto';
import { isKeyExpired, OFFER_LIFE_MS, readFilter, readKey, writeFilter, writeKey } from './offer-key.ts';

const search = {
  from: 'UBN',
  to: 'SEL',
  departDate: localDate('2026-12-19'),
  returnDate: localDate('2026-12-26'),
  adult: 2,
  child: 1,
  infant: 0,
};
const filter = writeFilter(search);
const key = writeKey(filter, [], 'S', 1_795_000_000_000, 1_093_200);

describe('a filter', () => {
  it('says the whole search and reads back', () => {
    expect(filter).toBe('UBN.SEL.261219.261226.2.1.0');
    expect(readFilter(filter)).toEqual(search);
    expect(readFilter(writeFilter({ ...search, returnDate: undefined }))?.returnDate).toBeUndefined();
  });

  it('says every trip of a journey over several towns', () => {
    const next = [
      { from: 'SEL', to: 'TYO', date: localDate('2026-12-22') },
      { from: 'TYO', to: 'UBN', date: localDate('2026-12-28') },
    ];
    const towns = { ...search, returnDate: undefined, next };
    expect(writeFilter(towns)).toBe('UBN.SEL.261219.-.2.1.0.SEL.TYO.261222.TYO.UBN.261228');
    expect(readFilter(writeFilter(towns))).toEqual(towns);
    expect(readFilter('UBN.SEL.261219.261226.2.1.0.SEL.TYO.261222')).toBeUndefined();
    expect(readFilter('UBN.SEL.261219.-.2.1.0.SEL.TYO.261322')).toBeUndefined();
  });

  it.each(['', 'UBN', 'UBN.SEL.261219.261226.2.1', 'ubn.SEL.261219.-.1.0.0', "UBN.SEL.261219.-.1.0.0'--"])(
    '%s is none',
    (text) => {
      expect(readFilter(text)).toBeUndefined();
    },
  );
});

describe('a key', () => {
  it.each([
    ['cut', key.slice(0, -1)],
    ['changed', key.replace('!S!', '!F!')],
    ['empty', ''],
    ['nonsense', 'a!b!c!d!e'],
  ])('that is %s says nothing', (_name, text) => {
    expect(readKey(filter, text)).toBeUndefined();
  });

  it('with a day that does not exist says nothing', () => {
    const body = 'OM301.261399!S!tou8o0!if70';
    const sum = createHash('sha256').update(`${filter} ${body}`).digest('base64url').slice(0, 8);
    expect(readKey(filter, `${body}!${sum}`)).toBeUndefined();
    const real = body.replace('261399', '261219');
    const realSum = createHash('sha256').update(`${filter} ${real}`).digest('base64url').slice(0, 8);
    expect(readKey(filter, `${real}!${realSum}`)?.family).toBe('S');
  });

  it('belongs to its search alone', () => {
    expect(readKey('UBN.SEL.261220.261226.2.1.0', key)).toBeUndefined();
  });

  it('ends 30 minutes after the search, to the millisecond', () => {
    expect(isKeyExpired({ issuedAt: 1000 }, 1000 + OFFER_LIFE_MS - 1)).toBe(false);
    expect(isKeyExpired({ issuedAt: 1000 }, 1000 + OFFER_LIFE_MS)).toBe(true);
  });
});
