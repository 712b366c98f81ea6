import type { OwnerProof } from '@aylal/contracts/account';
import { defineDialog } from '@aylal/shell';
import type { Contact } from '../domain/contact.ts';

/** What a customer may have left out, or wishes to change. */
export type UserField = 'phone' | 'email' | 'name';

/** MODAL-59: asks for these fields; for what is missing when none are named (VALID-48). True when all was saved. */
export const userUpdateDialog = defineDialog<{ readonly fields?: readonly UserField[] }, boolean>('USER_UPDATE_VIEW');

/** What came of the digits: the contact is saved, or the proof that went along was refused, with the message key for its field. */
export type PinOutcome = 'saved' | { readonly proofRefused: string };

/** MODAL-58: the digits of the code that was sent to a new contact; the contact is saved with them and the proof (SEC-3). */
export const pinUserUpdateDialog = defineDialog<
  { readonly contact: Contact; readonly sentMs: number; readonly proof: OwnerProof },
  PinOutcome
>('PIN_USER_UPDATE_VIEW');
