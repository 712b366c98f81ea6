import * as v from 'valibot';

/** A short text. */
export const textVariable = v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters')));

/** An absolute address of http or https. */
export const addressVariable = v.optional(
  v.pipe(v.string(), v.url('must be an absolute address'), v.regex(/^https?:\/\//, 'must be http or https')),
);

/** An address that paths are added to. */
export function withoutSlash(url: string | undefined): string | undefined {
  return url?.replace(/\/+$/, '');
}
