const mostDepth = 20;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const controlCharacter = String.fromCharCode(0);

/** Why a text is refused; `key` is the one that comes twice, when that is the reason. */
export class JsonRefused extends Error {
  readonly key: string | null;
  constructor(reason: string, key: string | null = null) {
    super(reason);
    this.name = 'JsonRefused';
    this.key = key;
  }
}

/**
 * `JSON.parse` that refuses what AUT-3 refuses: nesting over 20, the same key twice, keys that reach a prototype,
 * and NUL characters (which the database cannot keep). Throws `JsonRefused`.
 */
export function parseStrictJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new JsonRefused('no JSON');
  }
  checkKeys(text);
  return value;
}

/** Walks text that is known to be valid JSON; only that makes this short scanner right. */
function checkKeys(text: string): void {
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      const content: string = JSON.parse(text.slice(at, end + 1));
      if (content.includes(controlCharacter)) throw new JsonRefused('a NUL character');
      const keys = open.at(-1);
      if (keys && isKey(text, end + 1)) addKey(keys, content);
      at = end;
    } else if (character === '{' || character === '[') {
      if (open.length === mostDepth) throw new JsonRefused('nested too deep');
      open.push(character === '{' ? new Set() : null);
    } else if (character === '}' || character === ']') {
      open.pop();
    }
  }
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function isKey(text: string, from: number): boolean {
  let at = from;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return text[at] === ':';
}

function addKey(keys: Set<string>, key: string): void {
  if (forbiddenKeys.has(key)) throw new JsonRefused('a key that reaches a prototype', 'body');
  if (keys.has(key)) throw new JsonRefused('a key that comes twice', key);
  keys.add(key);
}
