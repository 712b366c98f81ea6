import { RouteLink } from '@aylal/shell';
import { hotelsRoutes } from '@aylal/routes';
import { Card, Grid, LinkButton, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

/** The list to come, in the boxes that it will have. */
export function WaitingList() {
  const t = useHotelsMessages();
  return (
    <Grid templateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,660px) minmax(0,1fr)' }} gap={{ lg: '6' }}>
      <Stack gap="3">
        <VisuallyHidden role="status">{t('list.searching')}</VisuallyHidden>
        <Skeleton height="28px" width="260px" maxWidth="70%" />
        {[0, 1, 2, 3].map((index) => (
          <Card key={index} aria-hidden overflow="hidden">
            <Grid templateColumns={{ base: '1fr', md: '232px minmax(0,1fr)' }}>
              <Skeleton height={{ base: '176px', md: '200px' }} />
              <Stack padding="4" gap="2">
                <Skeleton height="22px" width="60%" />
                <Skeleton height="18px" width="80%" />
                <Skeleton height="18px" width="40%" />
              </Stack>
            </Grid>
          </Card>
        ))}
      </Stack>
      <Skeleton aria-hidden display={{ base: 'none', lg: 'block' }} height="calc(100dvh - 77px)" />
    </Grid>
  );
}

/** The text names no place with hotels. */
export function NothingFound() {
  const t = useHotelsMessages();
  return (
    <StatusView
      kind="none-found"
      headingAs="h1"
      title={t('list.noPlaceTitle')}
      phone
      action={
        <LinkButton asChild>
          <RouteLink to={hotelsRoutes.search.to()}>{t('list.searchAnew')}</RouteLink>
        </LinkButton>
      }
    >
      {t('list.noPlaceText')}
    </StatusView>
  );
}
