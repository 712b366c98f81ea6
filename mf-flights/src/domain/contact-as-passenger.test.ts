import { contactAsPassenger } from './contact-as-passenger.ts';

describe('contactAsPassenger', () => {
  it.each([
    ['two words, the surname last', 'Anudari Batbold', { surname: 'BATBOLD', given_name: 'ANUDARI' }],
    ['more blanks', '  anudari   batbold ', { surname: 'BATBOLD', given_name: 'ANUDARI' }],
    ['two given names as one', 'Anna Maria Berg', { surname: 'BERG', given_name: 'ANNAMARIA' }],
    ['a hyphen', 'Unur-Ujin Bat', { surname: 'BAT', given_name: 'UNUR-UJIN' }],
    ['one word as nobody', 'Anudari', null],
    ['nothing as nobody', '', null],
    ['Cyrillic as nobody', 'Ану Батболд', null],
    ['a firm with digits as nobody', 'Tour 2000', null],
  ])('takes %s', (_, contact, names) => {
    expect(contactAsPassenger(contact)).toEqual(names);
  });
});
