import type { Submit } from '@aylal/shell';
import { changeOf } from './plain-update-address.ts';
import { submit as signOut } from './submit-sign-out.ts';
import { submitUpdate } from './submit-update.ts';

/** The forms of the page without scripts: the sign-out says so itself, and the address names the detail that is changed. */
export const submit: Submit = (args) => {
  const field = changeOf(args.url.searchParams);
  return field && args.fields.has('value') ? submitUpdate(field, args) : signOut(args);
};
