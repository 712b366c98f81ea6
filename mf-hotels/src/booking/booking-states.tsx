import { FailedView, SignInFirst } from '@aylal/parts';
import { hotelsRoutes } from '@aylal/routes';
import { ApiError, RouteLink, useSharedMessages } from '@aylal/shell';
import { Aside, LinkButton, MainWithAside, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

/** The form to come, in the boxes that it will have. */
export function BookingWaiting() {
  const t = useHotelsMessages();
  return (
    <>
      <VisuallyHidden role="status">{t('booking.loading')}</VisuallyHidden>
      <Skeleton height="40px" width="320px" maxWidth="80%" marginBottom="4" />
      <MainWithAside>
        <Stack gap="4">
          <Skeleton height="230px" borderRadius="lg" />
          <Skeleton height="230px" borderRadius="lg" />
        </Stack>
        <Aside>
          <Skeleton height="420px" borderRadius="lg" />
        </Aside>
      </MainWithAside>
    </>
  );
}

/** Prices are held for who is signed in. */
export function BookingSignIn() {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  return (
    <SignInFirst
      reason="booking"
      size="page"
      title={t('booking.signInTitle')}
      lead={t('booking.signInText')}
      action={s('action.sign_in')}
    />
  );
}

/** The price is held no more, or it could not be read. */
export function BookingFailed({ error, retry }: { error: Error; retry: () => void }) {
  const t = useHotelsMessages();
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (problem === 'not-found' || problem === 'offer-gone' || problem === 'invalid-input')
    return (
      <StatusView
        kind="not-found"
        headingAs="h1"
        title={t('booking.goneTitle')}
        action={
          <LinkButton asChild>
            <RouteLink to={hotelsRoutes.search.to()}>{t('list.searchAnew')}</RouteLink>
          </LinkButton>
        }
      >
        {t('booking.goneText')}
      </StatusView>
    );
  return <FailedView headingAs="h1" error={error} onRetry={retry} />;
}
