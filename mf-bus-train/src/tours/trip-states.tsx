import { tripRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Grid, LinkButton, Skeleton, StatusView, VisuallyHidden } from '@aylal/ui';
import type { TripChoice } from '../domain/trip-choice.ts';
import { cardColumns } from '../ui/card-columns.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';

/** The list to come, in the boxes that it will have. */
export function WaitingTrips() {
  const t = useBusMessages();
  return (
    <Grid templateColumns={cardColumns} gap="4">
      <VisuallyHidden role="status">{t('trips.loading')}</VisuallyHidden>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} height="372px" borderRadius="lg" />
      ))}
    </Grid>
  );
}

/** Nothing fits the choice, or nothing is on offer at all. */
export function NoTrips({ choice: { text, page: _, ...narrowed } }: { choice: TripChoice }) {
  const t = useBusMessages();
  if (text === '' && Object.keys(narrowed).length === 0)
    return (
      <StatusView kind="empty" title={t('trips.emptyTitle')} phone>
        {t('trips.emptyText')}
      </StatusView>
    );
  return (
    <StatusView
      kind="none-found"
      title={t('trips.noneTitle')}
      action={
        <LinkButton asChild variant="outline">
          <RouteLink to={tripRoutes.list.to()}>{t('trips.clear')}</RouteLink>
        </LinkButton>
      }
    >
      {t('trips.noneText')}
    </StatusView>
  );
}
