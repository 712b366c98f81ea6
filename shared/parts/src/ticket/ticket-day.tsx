import type { LocalDate } from '@aylal/domain/calendar';
import { formatFullDay, useLocale } from '@aylal/shell';
import { OnPaper } from './on-paper.tsx';

/** A whole day on a ticket, in English too on paper. It is not broken at the hyphen of its month (`12-р`): a word joiner follows each. */
export function TicketDay({ day }: { day: LocalDate }) {
  const own = formatFullDay(day, useLocale());
  return (
    <>
      {own.replaceAll('-', '-\u2060')}
      <OnPaper own={own}>{formatFullDay(day, 'en')}</OnPaper>
    </>
  );
}
