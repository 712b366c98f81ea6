import { addDays, type LocalDate } from '../calendar/index.ts';

/** What is wrong with the last day of a document. */
export type DocumentFault = 'expired' | 'ends-before-return';

/** The first day that may be given: tomorrow (VALID-22). */
export function firstDocumentDay(today: LocalDate): LocalDate {
  return addDays(today, 1);
}

/**
 * `expired`: not from tomorrow on (VALID-22); `ends-before-return`: over before the last day of travel, given when known.
 * Undefined when the document lasts.
 */
export function documentFault(
  validUntil: LocalDate,
  today: LocalDate,
  lastTravelDay?: LocalDate,
): DocumentFault | undefined {
  if (validUntil < firstDocumentDay(today)) return 'expired';
  return lastTravelDay !== undefined && validUntil < lastTravelDay ? 'ends-before-return' : undefined;
}
