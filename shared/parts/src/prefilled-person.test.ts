import { prefilledPerson } from './prefilled-person.ts';

const contact = { contact_email: ' sarnai@example.mn ', contact_dial_code: '976', contact_phone: '99112233' };
const known = { email: 'sarnai@example.mn', dial_code: '976', phone: '99112233' };

describe('What a booking knows of who books', () => {
  it('is the contact, and the names of the first who travels, without spaces around', () => {
    expect(prefilledPerson(contact, { last_name: ' Bat', first_name: 'Sarnai ' })).toEqual({
      ...known,
      last_name: 'Bat',
      first_name: 'Sarnai',
    });
  });

  it('is the contact alone while nobody is named', () => {
    expect(prefilledPerson(contact, undefined)).toEqual({ ...known, last_name: '', first_name: '' });
  });
});
