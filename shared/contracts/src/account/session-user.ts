import * as v from 'valibot';
import { instant } from '../fields.ts';

/** The session user of SESS-01. `token` is for the host's server only: it never reaches a page (SEC-1). */
export const sessionUser = v.object({
  phone: v.string(),
  email: v.string(),
  dial_code: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  /** False for an account that was opened by a code alone (decision 0212): its owner is asked for a code, never for a password. A provider that does not say it has passwords only. */
  has_password: v.optional(v.boolean(), true),
  expires: instant,
  token: v.optional(v.string()),
});

export type SessionUser = v.InferOutput<typeof sessionUser>;
