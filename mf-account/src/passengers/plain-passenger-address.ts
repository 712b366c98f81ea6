import { accountRoutes } from '@aylal/routes';
import type { Problem } from '@aylal/contracts';
import type { PassengerValues } from './passenger-values.ts';

/** Of an address that asks for the form of a passenger without scripts: the id, or `new`. */
export const passengerKey = 'passenger';
export const newPassenger = 'new';

/** Of an address that asks, with `passengerKey`, whether a passenger shall be deleted; the name of the form's field too. */
export const deleteKey = 'delete';

export const passengerAddress = (id: string) => accountRoutes.passengers.to({}, { [passengerKey]: id });
export const deleteAddress = (id: string) =>
  accountRoutes.passengers.to({}, { [passengerKey]: id, [deleteKey]: 'ask' });

/** The field with the revision that was read: what is saved over it is known to be newer. */
export const revisionField = 'revision';

/** Why a passenger that was posted without scripts is not kept. */
export type PassengerRefusal =
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'unanswered' }
  /** It was changed elsewhere meanwhile: this is what is saved by now. */
  | { readonly kind: 'conflict'; readonly saved: PassengerValues };
