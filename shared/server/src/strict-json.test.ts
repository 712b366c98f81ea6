import { JsonRefused, parseStrictJson } from './strict-json.ts';

it('gives what JSON.parse gives', () => {
  const text = '{"a":[{"a":"{\\"a\\":1}"},{"a":null}],"b":{"a":"\\\\"}}';
  expect(parseStrictJson(text)).toEqual(JSON.parse(text));
});

it.each([
  ['no JSON', '{"a":'],
  ['the key __proto__', '{"__proto__":{"admin":true}}'],
  ['the same key in escapes', '{"\\u005f_proto__":1}'],
  ['the key constructor, deep inside', '[{"a":{"constructor":1}}]'],
  ['a key twice', '{"a":1,"a":2}'],
  ['a key twice, once in escapes', '{"a":1 , "\\u0061" : 2}'],
  ['a NUL character', '{"a":"\\u0000"}'],
  ['nesting over 20', `${'['.repeat(21)}${']'.repeat(21)}`],
])('[AUT-3] refuses %s', (_name, text) => {
  expect(() => parseStrictJson(text)).toThrow(JsonRefused);
});
