import { readFigures } from '@aylal/contracts/office';
import type { LocalDate } from '@aylal/domain/calendar';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';

/** Figures from a day to another, both included. */
export function figuresQuery(services: Pick<Services, 'api' | 'queryClient'>, from: LocalDate, until: LocalDate) {
  return officeQuery(services, readFigures, { query: { from, until } });
}
