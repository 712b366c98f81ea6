import * as v from 'valibot';
import { createSigningKey, publicKeyOf } from '../keys/signing-key.ts';
import { openSigned, signDocument, type Expected } from './signed-document.ts';

const key = createSigningKey();
const payload = v.object({ name: v.string() });
const expected: Expected<typeof payload> = { what: 'it', kind: 'a-kind', payload, mostBytes: 1000 };
const signed = signDocument('a-kind', { name: 'Bat' }, key);
const keyOf = (id: string) => (id === key.id ? publicKeyOf(key.publicKey) : undefined);
const open = (value: unknown, changes: Partial<typeof expected> = {}) =>
  openSigned({ ...expected, ...changes }, Buffer.from(JSON.stringify(value)), keyOf);
const refused = (code: string) => expect.objectContaining({ code });

describe('[MFE-3] A signed document', () => {
  it('opens with the key that signed it', () => {
    expect(open(signed)).toEqual(signed);
  });

  it.each<[string, unknown, string]>([
    ['another payload', { ...signed, payload: { name: 'Dorj' } }, 'bad-signature'],
    ['a member that was added', { ...signed, payload: { name: 'Bat', more: 1 } }, 'bad-signature'],
    ['a key that nobody knows', { ...signed, key: '0'.repeat(16) }, 'unknown-key'],
    ['a key id that is too short', { ...signed, key: 'abc' }, 'document-shape'],
    ['a key id with something after it', { ...signed, key: `${signed.key}0` }, 'document-shape'],
    ['a key id with something before it', { ...signed, key: `0${signed.key}` }, 'document-shape'],
    ['a signature with something after it', { ...signed, signature: `${signed.signature}A` }, 'document-shape'],
    ['a signature with something before it', { ...signed, signature: `A${signed.signature}` }, 'document-shape'],
    ['a payload of another shape', signDocument('a-kind', { name: 1 }, key), 'document-shape'],
    ['code in a text', signDocument('a-kind', { name: '<script>' }, key), 'holds-code'],
    ['a signature for another kind', signDocument('other-kind', { name: 'Bat' }, key), 'bad-signature'],
  ])('is refused with %s', (_name, value, code) => {
    expect(() => open(value)).toThrow(refused(code));
  });

  it('is refused with a member that is not known, signed or beside the payload, unless such are left out', () => {
    const later = signDocument('a-kind', { name: 'Bat', more: 1 }, key);
    expect(() => open(later)).toThrow(refused('unknown-member'));
    expect(() => open({ ...signed, more: 1 })).toThrow(refused('unknown-member'));
    expect(open(later, { later: 'left-out' }).payload).toEqual({ name: 'Bat' });
    expect(() => open({ ...signed, more: '<script>' }, { later: 'left-out' })).toThrow(refused('holds-code'));
  });

  it('says whose signature is wrong', () => {
    const message = `it: the signature is not that of key ${key.id}`;
    expect(() => open({ ...signed, payload: { name: 'Dorj' } })).toThrow(expect.objectContaining({ message }));
  });

  it('is refused when it is longer than allowed', () => {
    const { length } = JSON.stringify(signed);
    expect(open(signed, { mostBytes: length })).toEqual(signed);
    expect(() => open(signed, { mostBytes: length - 1 })).toThrow(refused('document-too-long'));
  });
});
