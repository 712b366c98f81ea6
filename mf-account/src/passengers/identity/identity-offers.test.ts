import type { Identity, SavedPassenger } from '@aylal/contracts/account';
import { localDate } from '@aylal/domain/calendar';
import { maskPassenger } from '@aylal/domain/people';
import { emptyPassenger, valuesOf } from '../passenger-values.ts';
import { buildIdentity } from '../../testing/build-identity.ts';
import { identityOffers, maybeSame, samePassenger, withOffers } from './identity-offers.ts';

const today = localDate('2026-11-21');
const saved: SavedPassenger = {
  id: 'one',
  last_name: 'Batbold',
  first_name: 'Anu',
  gender: 'F',
  birthday: localDate('1995-06-04'),
  nationality: 'MN',
  register_number: 'UB95060421',
  register_letters: 'УБ',
};
const offersFor = (identity: Identity, stored = valuesOf(saved, 'en')) =>
  identityOffers(identity, stored, 'en', localDate(today));

describe('[ACCT-07] What e-Mongolia offers', () => {
  it('is only what differs, capital letters apart', () => {
    expect(offersFor(buildIdentity()).map(({ field, stored, offered }) => [field, stored, offered])).toEqual([
      ['first_name', 'Anu', 'ANUDARI'],
      ['document_number', '', 'E2345678'],
      ['document_expired_date', '', '2033-04-18'],
    ]);
  });

  it('changes nothing but what is hydrated', () => {
    const stored = valuesOf(saved, 'en');
    const passport = offersFor(buildIdentity()).filter(({ field }) => field.startsWith('document'));
    expect(withOffers(stored, passport)).toEqual({
      ...stored,
      document_number: 'E2345678',
      document_expired_date: localDate('2033-04-18'),
    });
  });

  it('[GAP-20.3] fills an empty form, the register number with its Cyrillic letters', () => {
    const empty = emptyPassenger('');
    const filled = withOffers(empty, offersFor(buildIdentity(), empty));
    expect(filled).toEqual(
      valuesOf(
        {
          ...saved,
          first_name: 'ANUDARI',
          last_name: 'BATBOLD',
          document_number: 'E2345678',
          document_expired_date: localDate('2033-04-18'),
        },
        'en',
      ),
    );
    expect([filled.register_first, filled.register_second]).toEqual(['У', 'Б']);
  });

  it('[GAP-91] marks what is made of a Cyrillic name as a proposal, and never offers it against a saved name', () => {
    const unspelt = buildIdentity({ last_name: '', first_name: '' });
    const names = offersFor(unspelt, emptyPassenger('')).filter(({ field }) => field.endsWith('_name'));
    expect(names.map(({ offered, proposal }) => [offered, proposal])).toEqual([
      ['BATBOLD', true],
      ['ANUDARI', true],
    ]);
    expect(offersFor(unspelt).filter(({ field }) => field.endsWith('_name'))).toEqual([]);
  });

  it('offers no passport that is over', () => {
    const over = buildIdentity({ document_expired_date: today });
    expect(offersFor(over).map(({ field }) => field)).toEqual(['first_name']);
  });
});

describe('The saved passenger who is meant', () => {
  it.each([
    ['the same register number', saved, true],
    ['the same number, letters not kept', { ...saved, register_letters: undefined }, true],
    ['other letters that are written alike', { ...saved, register_letters: 'ҮБ' }, false],
    ['only the same passport', { ...saved, register_number: undefined, document_number: 'e2345678' }, true],
    [
      'the same passport of another register number',
      { ...saved, register_number: 'UB90010112', document_number: 'E2345678' },
      false,
    ],
    ['somebody without papers', { ...saved, register_number: undefined }, false],
  ])('is found by %s', (_name, one, found) => {
    expect(samePassenger([one], buildIdentity())).toBe(found ? one : undefined);
  });

  it('[PII-2] is looked for only among those whose masked numbers fit', () => {
    const { register_number: _, ...unregistered } = saved;
    const list = [
      { ...saved, id: 'other', register_number: 'UB95060433' },
      { ...saved, id: 'alike', register_number: 'UB01010121' },
      saved,
      { ...unregistered, id: 'passport', document_number: 'e2345678' },
      { ...unregistered, id: 'nothing' },
    ].map(maskPassenger);
    expect(maybeSame(list, buildIdentity()).map(({ id }) => id)).toEqual(['alike', 'one', 'passport']);
    expect(maybeSame(list, buildIdentity({ document_number: '' })).map(({ id }) => id)).toEqual(['alike', 'one']);
  });
});
