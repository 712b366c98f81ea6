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
});
