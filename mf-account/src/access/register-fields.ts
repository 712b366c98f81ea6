import type { AccessFault } from '../domain/access-problem.ts';

/** Of the address of the sign-in: asks for the registration. */
export const registerKey = 'register';

/** What a registration that was posted without scripts comes to before its account is there. */
export type RegisterRefusal =
  /** A code is on its way to this contact: it is typed together with a password. */
  | { readonly kind: 'code'; readonly sentTo: string; readonly fault: AccessFault | null }
  | { readonly kind: 'fault'; readonly fault: AccessFault };
