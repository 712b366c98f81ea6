import { JsonRefused, parseStrictJson } from '@aylal/server';
import { refuse } from './problem-error.ts';

/** The body of a request. Throws `invalid-input` for what AUT-3 refuses, with the name of a key that comes twice. */
export function parseJson(text: string): unknown {
  try {
    return parseStrictJson(text);
  } catch (error) {
    if (!(error instanceof JsonRefused)) throw error;
    throw refuse(
      'invalid-input',
      error.key === null ? {} : { fields: { [error.key.slice(0, 60)]: 'validation_repeated' } },
    );
  }
}
