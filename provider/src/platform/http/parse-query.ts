import { refuse } from './problem-error.ts';

/** The query as a record of texts. Refuses a repeated key, keys that reach a prototype, broken escapes and NUL (AUT-3). */
export function parseQuery(url: string): Record<string, string> {
  const mark = url.indexOf('?');
  if (mark === -1) return {};
  const search = url.slice(mark + 1);
  checkEscapes(search);
  const entries = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search)) {
    if (entries.has(key)) throw refuse('invalid-input', { fields: { [key.slice(0, 60)]: 'validation_repeated' } });
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') throw refuse('invalid-input');
    if (key.includes(String.fromCharCode(0)) || value.includes(String.fromCharCode(0))) throw refuse('invalid-input');
    entries.set(key, value);
  }
  return Object.fromEntries(entries);
}

function checkEscapes(search: string): void {
  try {
    decodeURIComponent(search.replaceAll('+', ' '));
  } catch (error) {
    if (error instanceof URIError) throw refuse('invalid-input');
    throw error;
  }
}
