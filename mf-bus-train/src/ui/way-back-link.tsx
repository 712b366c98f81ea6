import { addDays, dayOf, homeDate, type LocalDate } from '@aylal/domain/calendar';
import { RouteLink, useServices } from '@aylal/shell';
import { LinkButton } from '@aylal/ui';
import { IconArrowsExchange } from '@aylal/ui/icons';
import { saleDays } from '../domain/read-trip.ts';
import { useBusMessages } from './use-bus-messages.ts';

interface WayBackLinkProps {
  /** When the way there arrives, as written. */
  arrival: string;
  /** The search of the way back on a day. */
  to: (date: LocalDate) => string;
}

/** From a ticket to the tickets back: from the day after the arrival on, as long as that day is on sale. */
export function WayBackLink({ arrival, to }: WayBackLinkProps) {
  const t = useBusMessages();
  const now = useServices().now();
  const date = addDays(dayOf(arrival), 1);
  if (date < homeDate(now) || date > saleDays(now).last) return null;
  return (
    <LinkButton asChild variant="outline" data-print="hide">
      <RouteLink to={to(date)}>
        <IconArrowsExchange size={20} />
        {t('ways.book')}
      </RouteLink>
    </LinkButton>
  );
}
