import { documentFault } from './document-valid-until.ts';
import type { LocalDate } from '../calendar/index.ts';

/** Days of a saved passenger, as far as they are days. */
export interface PassengerDays {
  readonly birthday: LocalDate | undefined;
  readonly document_expired_date?: LocalDate | undefined;
}

/** What is wrong with the days of a saved passenger, as field → message key: a birthday in the future (VALID-21), a document that is not valid from tomorrow on (VALID-22). Empty when nothing is. */
export function passengerDayFaults(
  { birthday, document_expired_date }: PassengerDays,
  today: LocalDate,
): Partial<Record<keyof PassengerDays, string>> {
  const expired = document_expired_date !== undefined && documentFault(document_expired_date, today) === 'expired';
  return {
    ...(birthday !== undefined && birthday > today ? { birthday: 'validation_birthday_future' } : {}),
    ...(expired ? { document_expired_date: 'validation_document_expired' } : {}),
  };
}

/** Which papers of a saved passenger are there for a journey that leaves after `today`. */
export interface TravelPapers {
  /** At home a Mongolian travels by the register number, anybody by a passport. */
  readonly domestic: boolean;
  /** Abroad only a passport counts whose last day is known and not over. */
  readonly abroad: boolean;
}

/** What a saved passenger of a list could travel with (GAP-21: who is no Mongolian has no register number). */
export function travelPapers(
  passenger: {
    readonly masked_register?: string | undefined;
    readonly masked_document?: string | undefined;
    readonly document_expired_date?: LocalDate | undefined;
  },
  today: LocalDate,
): TravelPapers {
  const { masked_register, masked_document, document_expired_date } = passenger;
  const over = document_expired_date !== undefined && documentFault(document_expired_date, today) === 'expired';
  const passport = Boolean(masked_document) && !over;
  return { domestic: Boolean(masked_register) || passport, abroad: passport && document_expired_date !== undefined };
}
