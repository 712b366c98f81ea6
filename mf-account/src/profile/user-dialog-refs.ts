import { defineDialog } from '@aylal/shell';
import type { Contact } from '../domain/contact.ts';

/** What a customer may have left out, or wishes to change. */
export type UserField = 'phone' | 'email' | 'name';

/** MODAL-59: asks for these fields; for what is missing when none are named (VALID-48). True when all was saved. */
export const userUpdateDialog = defineDialog<{ readonly fields?: readonly UserField[] }, boolean>('USER_UPDATE_VIEW');

/** MODAL-58: the digits of the code that was sent to a new contact; the contact is saved with them. True when it was. */
export const pinUserUpdateDialog = defineDialog<{ readonly contact: Contact; readonly sentMs: number }, boolean>(
  'PIN_USER_UPDATE_VIEW',
);
