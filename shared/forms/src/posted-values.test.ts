import { postedValues } from './posted-values.ts';

const form = {
  contact: { email: '', is_company: true, company_name: 'Gobi' },
  people: [
    { surname: '', born: '', save: false },
    { surname: '', born: '1990-01-01', save: true },
  ],
};

describe('The values of a posted form', () => {
  it('are those of its fields, by their path', () => {
    const fields = new URLSearchParams({
      'contact.email': 'a@mail.mn',
      'people.0.surname': 'BAT',
      'people.0.born.year': '1985',
      'people.0.born.month': '3',
      'people.0.born.day': ' 7',
      'people.1.save': 'on',
      'people.7.surname': 'nobody',
      other: 'x',
    });
    expect(postedValues(form, fields)).toEqual({
      contact: { email: 'a@mail.mn', is_company: false, company_name: 'Gobi' },
      people: [
        { surname: 'BAT', born: '1985-03-07', save: false },
        { surname: '', born: '1990-01-01', save: true },
      ],
    });
  });

  it.each([
    [{}, 2],
    [{ rooms: '3' }, 3],
    [{ rooms: '3', 'rooms.set': '4' }, 4],
    [{ rooms: '-1' }, 2],
    [{ rooms: '99999' }, 2],
  ])('take a count as it stands, or as a press asks for: %j', (sent, rooms) => {
    expect(postedValues({ rooms: 2 }, new URLSearchParams(sent))).toEqual({ rooms });
  });

  it.each([
    ['', '', '', ''],
    ['1985', '', '', '1985--'],
    ['85', '3', '', '85-03-'],
  ])('keep a half-typed day: %s %s %s', (year, month, day, born) => {
    const fields = new URLSearchParams({ 'born.year': year, 'born.month': month, 'born.day': day });
    expect(postedValues({ born: '1990-01-01' }, fields)).toEqual({ born });
  });
});
