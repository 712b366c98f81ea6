import * as v from 'valibot';
import { parseDocument } from './parse-document.ts';

const shape = v.object({
  name: v.string(),
  size: v.optional(v.string(), 'default'),
  parts: v.optional(v.array(v.object({ id: v.number(), header: v.optional(v.boolean(), true) })), []),
});
const read = (value: unknown, most = 1000) => parseDocument('it', shape, Buffer.from(JSON.stringify(value)), most);

describe('A document from outside', () => {
  it('that is older than a member of its shape reads as if it held what its absence means', () => {
    expect(read({ name: 'a' })).toEqual({ name: 'a', size: 'default', parts: [] });
    expect(read({ name: 'a', parts: [{ id: 1 }] }).parts).toEqual([{ id: 1, header: true }]);
  });

  it.each([
    ['a member that nobody knows', { name: 'a', init: 'x' }, 'unknown-member'],
    ['one that nobody knows, deep inside', { name: 'a', parts: [{ id: 1, init: 'x' }] }, 'unknown-member'],
    ['a member of another type', { name: 1 }, 'document-shape'],
    ['a script', { name: '</script><script>' }, 'holds-code'],
    ['a function', { name: 'x => steal()' }, 'holds-code'],
    ['an address that runs', { name: ' javascript:steal()' }, 'holds-code'],
    ['a control character', { name: 'a\u0000' }, 'holds-code'],
  ])('[MFE-3] is refused with %s', (_name, value, code) => {
    expect(() => read(value)).toThrow(expect.objectContaining({ code }));
  });

  it('[MFE-3] is refused with a name that reaches into every object, too long, or not JSON', () => {
    const parse = (text: string, most = 1000) =>
      parseDocument('it', v.record(v.string(), v.unknown()), Buffer.from(text), most);
    const refused = (code: string) => expect.objectContaining({ code });
    expect(() => parse('{"constructor":1}')).toThrow(expect.objectContaining({ name: 'Refused' }));
    expect(() => parse('{"__proto__":{"a":1}}')).toThrow(expect.objectContaining({ name: 'Refused' }));
    expect(() => parse('{"a":1}', 6)).toThrow(refused('document-too-long'));
    expect(() => parse('{"a":')).toThrow(refused('document-shape'));
    // The same text, but for a byte that no UTF-8 has.
    const wrongByte = Buffer.from('{"name":"a?"}').map((byte) => (byte === 0x3f ? 0xff : byte));
    expect(() => parseDocument('it', shape, wrongByte, 100)).toThrow(refused('document-shape'));
  });

  it.each([
    ['at its top', '{"name":"a","name":"b"}'],
    ['with an escaped letter', '{"name":"a","n\\u0061me":"b"}'],
    ['deep inside', '{"name":"a","parts":[{"id":1,"id":2}]}'],
  ])('[MFE-3] is refused with a member twice %s', (_name, text) => {
    expect(() => parseDocument('it', shape, Buffer.from(text), 1000)).toThrow(
      expect.objectContaining({ code: 'document-shape', message: expect.stringContaining('twice') }),
    );
  });

  it('may hold colons and quotation marks in its texts', () => {
    const text = '{"name" : "a \\"b\\": c","parts":[]}';
    expect(parseDocument('it', shape, Buffer.from(text), 1000).name).toBe('a "b": c');
  });

  it.each([
    ['__proto__', '{"__proto__":{"a":1}}'],
    ['constructor', '{"constructor":1}'],
    ['<script>', '{"<script>":1}'],
    ['deep inside', '{"name":"a","more":[{"__proto__":1}]}'],
  ])('[MFE-3] is refused with the name %s, also where unknown members are left out', (_name, text) => {
    expect(() => parseDocument('it', v.object({}), Buffer.from(text), 1000, 'left-out')).toThrow(
      expect.objectContaining({ code: 'holds-code', message: expect.stringContaining('a name that is not allowed') }),
    );
  });

  it.each([
    ['its length', () => read({ name: 'a' }, 5), 'it has 12 bytes; 5 are allowed'],
    ['the member', () => read({ name: 'a', parts: [{ id: 'x' }] }), 'it: parts.0.id: '],
    ['the place of code', () => read({ name: '`' }), 'it: name holds code'],
    ['code in a bare text', () => parseDocument('it', v.string(), Buffer.from('"`"'), 9), 'it: a text holds code'],
  ])('says what is wrong: %s', (_what, reading, message) => {
    expect(reading).toThrow(expect.objectContaining({ message: expect.stringContaining(message) }));
  });
});
