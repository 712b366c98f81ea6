import { defineDialog } from '@aylal/shell';

/** What is about to end: one device by its name, or every other one. */
export type SessionsToEnd = { readonly device: string } | 'others';

/** True when the customer is sure. */
export const sessionEndDialog = defineDialog<{ readonly ending: SessionsToEnd }, boolean>('SESSION_END_VIEW');
