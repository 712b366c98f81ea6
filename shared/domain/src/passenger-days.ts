import { documentFault } from './document-valid-until.ts';
import type { LocalDate } from './local-date.ts';

/** Days of a saved passenger. */
export interface PassengerDays {
  readonly birthday: LocalDate;
  readonly document_expired_date?: LocalDate | undefined;
}

/** What is wrong with the days of a saved passenger, as field → message key: a birthday in the future (VALID-21), a document that is not valid from tomorrow on (VALID-22). Empty when nothing is. */
export function passengerDayFaults(
  { birthday, document_expired_date }: PassengerDays,
  today: LocalDate,
): Partial<Record<keyof PassengerDays, string>> {
  const expired = document_expired_date !== undefined && documentFault(document_expired_date, today) === 'expired';
  return {
    ...(birthday > today ? { birthday: 'validation_birthday_future' } : {}),
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

/** What a saved passenger could travel with (GAP-21: who is no Mongolian has no register number). */
export function travelPapers(
  passenger: {
    readonly register_number?: string | undefined;
    readonly document_number?: string | undefined;
    readonly document_expired_date?: LocalDate | undefined;
  },
  today: LocalDate,
): TravelPapers {
  const { register_number, document_number, document_expired_date } = passenger;
  const over = document_expired_date !== undefined && documentFault(document_expired_date, today) === 'expired';
  const passport = Boolean(document_number) && !over;
  return { domestic: Boolean(register_number) || passport, abroad: passport && document_expired_date !== undefined };
}
