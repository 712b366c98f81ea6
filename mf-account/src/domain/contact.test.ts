import { contactBody, contactFault, loginOf, noContact, writeContact } from './contact.ts';

describe('A contact', () => {
  it('[GAP-73.1] is sent as a phone with its dial code, cleaned of spaces', () => {
    const contact = { ...noContact, phone: '9911 22-33' };
    expect(contactBody(contact)).toEqual({ phone: '99112233', dial_code: '976' });
    expect(loginOf(contact)).toEqual({ login: '99112233', dial_code: '976' });
    expect(writeContact(contact)).toBe('+976 99112233');
  });

  it('[GAP-73.1] is sent as an e-mail address', () => {
    const contact = { ...noContact, by: 'email' as const, email: ' ner@mail.mn ' };
    expect(contactBody(contact)).toEqual({ email: 'ner@mail.mn' });
    expect(loginOf(contact)).toEqual({ login: 'ner@mail.mn' });
  });

  it.each([
    ['no phone', { phone: '' }, { field: 'phone', message: 'validation_contact_phone_required' }],
    ['letters for a phone', { phone: 'abc' }, { field: 'phone', message: 'validation_contact_phone' }],
    ['a phone', { phone: '99112233' }, null],
    ['no address', { by: 'email' as const }, { field: 'email', message: 'validation_email_required' }],
    ['half an address', { by: 'email' as const, email: 'ner@' }, { field: 'email', message: 'validation_email' }],
  ])('with %s', (_, change, fault) => {
    expect(contactFault({ ...noContact, ...change })).toEqual(fault);
  });
});
