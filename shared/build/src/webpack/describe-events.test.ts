import * as v from 'valibot';
import { describeEvents, describePayload } from './describe-events.ts';

describe('The schemas of events in a release', () => {
  it('are those of the catalogue, each by its key', () => {
    const { 'cart/changed@1': cart } = describeEvents(['cart/changed@1', 'cart/changed@1']);
    expect(cart).toEqual({
      hash: expect.stringMatching(/^[A-Za-z0-9+/]{64}$/),
      schema: { type: 'object', properties: { count: { type: 'integer', minimum: 0 } }, required: ['count'] },
    });
  });

  it('fail the build for an event that nobody knows', () => {
    expect(() => describeEvents(['cart/emptied@1'])).toThrow('not in the catalogue');
  });

  it('have the same hash however their members are ordered, and another one for any change', () => {
    const hash = (schema: v.GenericSchema) => describePayload(schema).hash;
    const [a, b] = [v.number(), v.optional(v.string())];
    expect(hash(v.object({ a, b }))).toBe(hash(v.object({ b, a })));
    expect(hash(v.object({ a, b }))).not.toBe(hash(v.object({ a, b: v.string() })));
    expect(hash(v.pipe(v.string(), v.regex(/^a/)))).not.toBe(hash(v.string()));
  });

  it('keep what can be compared', () => {
    const schema = v.object({
      kind: v.literal('one'),
      many: v.array(v.picklist(['a', 'b'])),
      none: v.nullable(v.number()),
    });
    expect(describePayload(schema).schema.properties).toEqual({
      kind: { enum: ['one'] },
      many: { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
      none: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    });
  });

  it('refuse what no other program can check', () => {
    expect(() => describePayload(v.date())).toThrow();
  });
});
