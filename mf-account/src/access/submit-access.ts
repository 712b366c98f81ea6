import type { Submit } from '@aylal/shell';
import { registerKey } from './plain-access-fields.ts';
import { submit as register } from './submit-register.ts';
import { submit as signIn } from './submit-sign-in.ts';

/** The two forms of the sign-in without scripts; the address says which. */
export const submit: Submit = (args) => (args.url.searchParams.has(registerKey) ? register(args) : signIn(args));
