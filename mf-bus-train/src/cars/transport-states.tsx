import { transportRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Grid, LinkButton, Skeleton, StatusView, VisuallyHidden } from '@aylal/ui';
import type { TransportChoice } from '../domain/transport-choice.ts';
import { cardColumns } from '../ui/card-columns.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';

/** The list to come, in the boxes that it will have. */
export function WaitingTransports() {
  const t = useBusMessages();
  return (
    <Grid templateColumns={cardColumns} gap="4">
      <VisuallyHidden role="status">{t('transports.loading')}</VisuallyHidden>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} height="372px" borderRadius="lg" />
      ))}
    </Grid>
  );
}

/** Nothing fits the choice, or nothing is on offer at all. */
export function NoTransports({ choice: { text, kind } }: { choice: TransportChoice }) {
  const t = useBusMessages();
  if (text === '' && !kind)
    return (
      <StatusView kind="empty" title={t('transports.emptyTitle')} phone>
        {t('transports.emptyText')}
      </StatusView>
    );
  return (
    <StatusView
      kind="none-found"
      title={t('transports.noneTitle')}
      action={
        <LinkButton asChild variant="outline">
          <RouteLink to={transportRoutes.list.to()}>{t('transports.clear')}</RouteLink>
        </LinkButton>
      }
    >
      {t('transports.noneText')}
    </StatusView>
  );
}

/** A car to come, on a page of its own. */
export function WaitingTransport() {
  const t = useBusMessages();
  return (
    <>
      <VisuallyHidden role="status">{t('transport.loading')}</VisuallyHidden>
      <Skeleton height="44px" width="60%" marginBottom="4" />
      <Skeleton height="300px" borderRadius="lg" />
    </>
  );
}

/** Nobody offers it. */
export function MissingTransport() {
  const t = useBusMessages();
  return (
    <StatusView
      kind="not-found"
      headingAs="h1"
      size="page"
      title={t('transport.missingTitle')}
      action={
        <LinkButton asChild>
          <RouteLink to={transportRoutes.list.to()}>{t('transport.all')}</RouteLink>
        </LinkButton>
      }
    >
      {t('transport.missingText')}
    </StatusView>
  );
}
