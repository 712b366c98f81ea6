import { refuse } from './problem-error.ts';

const MAX_DEPTH = 20;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const CONTROL_CHARACTER = String.fromCharCode(0);

/**
 * `JSON.parse` that refuses what AUT-3 refuses: nesting over 20, the same key twice, keys that reach a prototype,
 * and NUL characters (which the database cannot keep). Throws `invalid-input`.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw refuse('invalid-input');
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
      if (content.includes(CONTROL_CHARACTER)) throw refuse('invalid-input');
      const keys = open.at(-1);
      if (keys && isKey(text, end + 1)) addKey(keys, content);
      at = end;
    } else if (character === '{' || character === '[') {
      if (open.length === MAX_DEPTH) throw refuse('invalid-input');
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
  if (FORBIDDEN_KEYS.has(key) || keys.has(key))
    throw refuse('invalid-input', { fields: { [safePath(key)]: 'validation_repeated' } });
  keys.add(key);
}

function safePath(key: string): string {
  return FORBIDDEN_KEYS.has(key) ? 'body' : key.slice(0, 60);
}
