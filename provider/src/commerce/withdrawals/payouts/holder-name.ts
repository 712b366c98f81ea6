import type { AccountHolder } from './payout-port.ts';

/** As the forms send it: last name, space, first name (GAP-53). */
export function holderName({ custLastName, custFirstName }: AccountHolder): string {
  return `${custLastName} ${custFirstName}`;
}
