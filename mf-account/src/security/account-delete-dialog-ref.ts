import { defineDialog } from '@aylal/shell';
import type { Contact } from '../domain/contact.ts';

/** What is lost, and the digits of a code that was sent to the account's own contact. True when the account is gone. */
export const accountDeleteDialog = defineDialog<{ readonly contact: Contact }, boolean>('ACCOUNT_DELETE_VIEW');
