import type { AccessFault } from '../../domain/access-problem.ts';

/** What a form that was posted without scripts, and needs a code, comes to before it is done. */
export type CodeRefusal =
  /** A code is on its way to this contact: it is typed together with a password. */
  | { readonly kind: 'code'; readonly sentTo: string; readonly fault: AccessFault | null }
  | { readonly kind: 'fault'; readonly fault: AccessFault };
