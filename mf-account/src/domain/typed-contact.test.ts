import { typedContact } from './typed-contact.ts';

describe('A contact in one field', () => {
  it.each([
    [' ner@mail.mn ', { by: 'email', email: 'ner@mail.mn' }],
    ['9911-2233', { by: 'phone', dial_code: '976', phone: '99112233' }],
    ['+976 9911 2233', { by: 'phone', dial_code: '976', phone: '99112233' }],
    ['+82 (10) 1234-5678', { by: 'phone', dial_code: '82', phone: '1012345678' }],
    // 7 and 971 both begin a number.
    ['+971501234567', { by: 'phone', dial_code: '971', phone: '501234567' }],
    ['+000 1', { by: 'phone', dial_code: '976', phone: '+0001' }],
  ])('is read from %s', (text, contact) => {
    expect(typedContact(text)).toMatchObject(contact);
  });

  it('has the country that was chosen beside it', () => {
    expect(typedContact('1012345678', '82')).toMatchObject({ dial_code: '82', phone: '1012345678' });
  });
});
