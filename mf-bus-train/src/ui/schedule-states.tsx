import { FailedView } from '@aylal/parts';
import type { BusTrip } from '@aylal/contracts';
import { busRoutes } from '@aylal/routes';
import { ApiError, RouteLink } from '@aylal/shell';
import { LinkButton, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { useBusMessages } from './use-bus-messages.ts';

/** The list to come, in the boxes that it will have. */
export function WaitingSchedule({ words }: { words: string }) {
  return (
    <Stack gap="3">
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} height="128px" borderRadius="lg" />
      ))}
    </Stack>
  );
}

interface FailedScheduleProps {
  error: Error;
  trip: BusTrip;
  retry: () => void;
  /** `page` where nothing else is on the page. */
  size?: 'slot' | 'page';
}

/** What could not be read: where no line goes there is another search, anything else is tried again. */
export function FailedSchedule({ error, trip, retry, size }: FailedScheduleProps) {
  const t = useBusMessages();
  if (error instanceof ApiError && error.problem === 'not-found') {
    return (
      <StatusView
        kind="none-found"
        size={size}
        title={t('schedule.noLineTitle')}
        phone
        action={
          <LinkButton asChild>
            <RouteLink to={searchFor(trip, true)}>{t('schedule.searchAnew')}</RouteLink>
          </LinkButton>
        }
      >
        {t('schedule.noLineText')}
      </StatusView>
    );
  }
  return <FailedView size={size} title={t('schedule.failed')} error={error} onRetry={retry} />;
}

/** The search form with this trip in it; without where to, where nothing goes there. */
export function searchFor({ stop, end, date }: BusTrip, withoutEnd = false): string {
  return busRoutes.search.to({}, { _from: stop, ...(withoutEnd ? {} : { _to: end }), depart_date: date });
}
