import type { BusPassenger } from '@aylal/contracts/bus';
import type { TrainPassenger } from '@aylal/contracts/trains';
import { maskDocument, maskRegister, readRegisterDigits } from '@aylal/domain/people';
import type { StoredTraveller } from './order-row.ts';

/** Who travels by land, as an order keeps it, but for what is sealed. A register number is masked by the Cyrillic letters that were typed (GAP-20), a passport as it is (PII-2). */
export function groundTraveller(one: BusPassenger | TrainPassenger): Omit<StoredTraveller, 'sealed'> {
  const { document_number: register, register_letters, passport_number = '' } = one;
  return {
    type: one.is_child ? 'child' : 'adult',
    gender: register === undefined ? null : (readRegisterDigits(register.slice(2))?.gender ?? null),
    surname: one.last_name.toUpperCase(),
    given_name: one.first_name.toUpperCase(),
    nationality: register === undefined ? '' : 'MN',
    masked_document: register === undefined ? maskDocument(passport_number) : maskRegister(register, register_letters),
    ticket_number: null,
  };
}
