import { mobilityRoute } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Grid, LinkButton, Skeleton, StatusView, VisuallyHidden } from '@aylal/ui';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

/** The list in grey. */
export function VehiclesSkeleton() {
  const t = useRemoteMessages();
  return (
    <Grid gap="3" templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))', lg: '1fr' }}>
      <VisuallyHidden role="status">{t('mobility.loading')}</VisuallyHidden>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} height="152px" borderRadius="lg" />
      ))}
    </Grid>
  );
}

/** No vehicle of this type is out. */
export function VehiclesEmpty() {
  const t = useRemoteMessages();
  return (
    <StatusView
      kind="empty"
      title={t('mobility.emptyTitle')}
      action={
        <LinkButton asChild variant="outline">
          <RouteLink to={mobilityRoute.to()}>{t('mobility.type.all')}</RouteLink>
        </LinkButton>
      }
    >
      {t('mobility.emptyText')}
    </StatusView>
  );
}
