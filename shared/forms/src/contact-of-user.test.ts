import { buildSessionUser } from '@aylal/testing';
import { contactOfUser } from './contact-of-user.ts';

const user = buildSessionUser({
  first_name: 'Sarnai',
  last_name: 'Bat',
  email: 'sarnai@mail.mn',
  dial_code: '82',
  phone: '1012345678',
});
const empty = { contact_name: '', contact_email: '', contact_dial_code: '976', contact_phone: '' };

describe('The contact of a booking', () => {
  it('is what the session knows where nothing is typed', () => {
    expect(contactOfUser(empty, user)).toEqual({
      contact_name: 'Sarnai Bat',
      contact_email: 'sarnai@mail.mn',
      contact_dial_code: '82',
      contact_phone: '1012345678',
    });
  });

  it('stays as typed, and a typed number keeps its country', () => {
    const typed = { ...empty, contact_email: 'other@mail.mn', contact_phone: '99112233' };
    expect(contactOfUser(typed, user)).toMatchObject({
      contact_email: 'other@mail.mn',
      contact_dial_code: '976',
      contact_phone: '99112233',
    });
  });

  it('has no name where none is asked for, and nothing of nobody', () => {
    const { contact_name: _, ...nameless } = empty;
    expect(contactOfUser(nameless, user)).not.toHaveProperty('contact_name');
    expect(contactOfUser(empty, null)).toBe(empty);
  });
});
