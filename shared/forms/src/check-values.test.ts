import * as v from 'valibot';
import { checkValues } from './check-values.ts';

const schema = v.object({
  email: v.pipe(v.string(), v.nonEmpty('missing'), v.email('wrong')),
  people: v.array(v.object({ age: v.pipe(v.string(), v.regex(/^\d+$/, 'digits'), v.transform(Number)) })),
});

describe('Values against the schema of their form', () => {
  it('are sent as the schema makes them', () => {
    expect(checkValues(schema, { email: 'a@mail.mn', people: [{ age: '7' }] })).toEqual({
      values: { email: 'a@mail.mn', people: [{ age: 7 }] },
    });
  });

  it('[VALID-06] have one fault each, the first, by the path of the field', () => {
    expect(checkValues(schema, { email: '', people: [{ age: '7' }, { age: 'x' }] })).toEqual({
      faults: { email: 'missing', 'people.1.age': 'digits' },
    });
  });
});
