import { RouteLink } from '@aylal/shell';
import { hotelsRoutes } from '@aylal/routes';
import { Grid, LinkButton, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

/** The page to come, in the boxes that it will have. */
export function WaitingStay() {
  const t = useHotelsMessages();
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">{t('stay.loading')}</VisuallyHidden>
      <Skeleton height="38px" width="320px" maxWidth="80%" />
      <Skeleton height={{ base: '220px', lg: '380px' }} borderRadius="lg" />
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0,1fr) 368px' }} gap="6" aria-hidden>
        <Skeleton height="420px" borderRadius="lg" />
        <Skeleton height="280px" borderRadius="lg" />
      </Grid>
    </Stack>
  );
}

/** There is no such hotel. */
export function StayNotFound() {
  const t = useHotelsMessages();
  return (
    <StatusView
      kind="not-found"
      headingAs="h1"
      title={t('stay.goneTitle')}
      action={
        <LinkButton asChild>
          <RouteLink to={hotelsRoutes.search.to()}>{t('list.searchAnew')}</RouteLink>
        </LinkButton>
      }
    >
      {t('stay.goneText')}
    </StatusView>
  );
}
