import type { AnswerOf } from '@aylal/contracts';
import type { BusTrip, getBusSchedule } from '@aylal/contracts/bus';
import type { LocalDate } from '@aylal/domain/calendar';
import { QueryView, type QueryViewProps, WaitingBoxes } from '@aylal/parts';
import { busRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { LinkButton, StatusView } from '@aylal/ui';
import { useBusMessages } from './use-bus-messages.ts';

/** The list to come, in the boxes that it will have. */
export function WaitingSchedule({ text }: { text: string }) {
  return <WaitingBoxes label={text} heights={['128px', '128px', '128px', '128px']} />;
}

interface ScheduleViewProps extends Pick<QueryViewProps<AnswerOf<typeof getBusSchedule, 200>>, 'query' | 'children'> {
  readonly trip: BusTrip;
  /** What a screen reader announces while it waits. */
  readonly text: string;
  /** `page` where nothing else is on the page. */
  readonly size?: 'slot' | 'page';
}

/** The buses of a trip; where no line goes there is another search. */
export function ScheduleView({ query, trip, text, size, children }: ScheduleViewProps) {
  const t = useBusMessages();
  return (
    <QueryView
      query={query}
      waiting={<WaitingSchedule text={text} />}
      failed={{ size, title: t('schedule.failed') }}
      notFound={
        <StatusView
          kind="none-found"
          size={size}
          title={t('schedule.noLineTitle')}
          phone
          action={
            <LinkButton asChild>
              <RouteLink to={searchFor({ trip, withoutEnd: true })}>{t('schedule.searchAnew')}</RouteLink>
            </LinkButton>
          }
        >
          {t('schedule.noLineText')}
        </StatusView>
      }
    >
      {children}
    </QueryView>
  );
}

interface SearchFor {
  trip: BusTrip;
  /** Nothing goes there. */
  withoutEnd?: boolean;
  return_date?: LocalDate;
}

/** The search form with this trip in it. */
export function searchFor({ trip: { stop, end, date }, withoutEnd = false, return_date }: SearchFor): string {
  return busRoutes.search.to({}, { _from: stop, _to: withoutEnd ? '' : end, depart_date: date, return_date });
}
