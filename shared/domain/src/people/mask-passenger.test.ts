import { maskPassenger } from './mask-passenger.ts';

describe('[PII-2] A saved passenger in a list', () => {
  it('keeps who it is, and shows neither number nor letters but the first', () => {
    const saved = { id: 'one', birthday: '1990-05-17', document_expired_date: '2031-01-31' };
    const numbers = { register_number: 'UB90051712', register_letters: 'УБ', document_number: 'E1234567' };
    expect(maskPassenger({ ...saved, ...numbers })).toEqual({
      ...saved,
      masked_register: 'У***12',
      masked_document: 'E***67',
    });
  });

  it('masks the number as it is sent where its letters are not kept', () => {
    expect(maskPassenger({ register_number: 'UB90051712' })).toEqual({ masked_register: 'U***12' });
  });

  it('says nothing of a number that is not kept', () => {
    expect(maskPassenger({ id: 'one', register_number: undefined, document_number: '' })).toEqual({ id: 'one' });
  });
});
