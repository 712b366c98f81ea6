import { payloadFault, type PayloadShape } from './payload-shape.ts';

const object = (
  properties: Record<string, PayloadShape>,
  required: string[] = Object.keys(properties),
): PayloadShape => ({
  type: 'object',
  properties,
  required,
});
const text: PayloadShape = { type: 'string' };
const number: PayloadShape = { type: 'number' };
const count: PayloadShape = { type: 'integer', minimum: 0 };

describe('A payload that one build sends and another reads', () => {
  it.each<[name: string, given: PayloadShape, read: PayloadShape, fault: string | null]>([
    ['the same', object({ count }), object({ count }), null],
    ['one member more than is read', object({ count, text }), object({ count }), null],
    ['a member that is read and not sent', object({ count }), object({ count, text }), 'text may be missing'],
    ['a member that is not always sent', object({ count }, []), object({ count }), 'count may be missing'],
    ['a member that need not be there', object({}), object({ count }, []), null],
    ['a member of another kind', object({ count: text }), object({ count }), 'count is string, not integer'],
    ['whole numbers for numbers', object({ count }), object({ count: number }), null],
    ['numbers for whole numbers', object({ count: number }), object({ count }), 'count is number, not integer'],
    ['no lower bound', object({ a: number }), object({ a: { ...number, minimum: 0 } }), 'a may be less than 0'],
    ['no upper bound', object({ a: number }), object({ a: { ...number, maximum: 9 } }), 'a may be more than 9'],
    ['a narrower choice', object({ a: { enum: ['x'] } }), object({ a: { enum: ['x', 'y'] } }), null],
    ['a wider choice', object({ a: { enum: ['x', 'z'] } }), object({ a: { enum: ['x', 'y'] } }), 'a may be z'],
    ['a choice for any text', object({ a: { enum: ['x'] } }), object({ a: text }), null],
    ['a choice with a number for text', object({ a: { enum: ['x', 1] } }), object({ a: text }), 'a may be 1'],
    ['a choice of whole numbers', object({ a: { enum: [1, 2] } }), object({ a: count }), null],
    ['a choice with a fraction', object({ a: { enum: [1, 1.5] } }), object({ a: count }), 'a may be 1.5'],
    ['a choice of nothing', object({ a: { enum: [null] } }), object({ a: { type: 'null' } }), null],
    ['a choice with nothing for text', object({ a: { enum: ['x', null] } }), object({ a: text }), 'a may be null'],
    ['a choice for anything', object({ a: { enum: ['x', null] } }), object({ a: {} }), null],
    [
      'a lower bound of its own',
      object({ a: { ...number, minimum: 0 } }),
      object({ a: { ...number, minimum: 0 } }),
      null,
    ],
    [
      'an upper bound of its own',
      object({ a: { ...number, maximum: 9 } }),
      object({ a: { ...number, maximum: 9 } }),
      null,
    ],
    ['members that nobody must send', { type: 'object' }, { type: 'object', properties: { text } }, null],
    ['any text for a choice', object({ a: text }), object({ a: { enum: ['x'] } }), 'a may be more than x'],
    [
      'null beside text',
      object({ a: { anyOf: [text, { type: 'null' }] } }),
      object({ a: text }),
      'a is null, not string',
    ],
    ['text where null may be too', object({ a: text }), object({ a: { anyOf: [text, { type: 'null' }] } }), null],
    [
      'items of another kind',
      { type: 'array', items: text },
      { type: 'array', items: number },
      'an item of the payload is string, not number',
    ],
    [
      'something deep',
      object({ a: object({ b: text }) }),
      object({ a: object({ b: number }) }),
      'a.b is string, not number',
    ],
    ['anything', {}, object({ a: text }), 'the payload is anything, not object'],
  ])('%s', (_name, given, read, fault) => {
    expect(payloadFault(given, read)).toBe(fault);
  });
});
