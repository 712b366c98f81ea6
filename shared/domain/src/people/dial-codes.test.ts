import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { dialCodes } from './dial-codes.ts';

/** Dial regions that are no entries of ISO 3166-1: Ascension, Tristan da Cunha, Kosovo. */
const notInIso: readonly string[] = ['AC', 'TA', 'XK'];

it('[ENT-01] the dial codes are those of the library that follows ITU E.164', () => {
  const known = getCountries().filter((code) => !notInIso.includes(code));
  const expected = known.map((code) => [code, getCountryCallingCode(code)]);
  expect(Object.fromEntries(dialCodes)).toEqual(Object.fromEntries(expected));
});
