import * as v from 'valibot';

/** A raw Ed25519 key in base64url. */
export const publicKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));
