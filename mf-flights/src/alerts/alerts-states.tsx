import { SignInFirst } from '@aylal/parts';
import { flightsRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { LinkButton, Skeleton, Stack, StatusView } from '@aylal/ui';
import { useAlertMessages } from './alert-messages.ts';

/** The list in grey. */
export function AlertsWaiting() {
  return (
    <Stack gap="3" role="status" aria-busy>
      {[0, 1].map((index) => (
        <Skeleton key={index} height="128px" borderRadius="lg" />
      ))}
    </Stack>
  );
}

/** Nothing is watched: the way to something that can be. */
export function AlertsEmpty() {
  const t = useAlertMessages();
  return (
    <StatusView kind="empty" title={t('emptyTitle')} action={<SearchLink />}>
      {t('emptyText')}
    </StatusView>
  );
}

export function SearchLink() {
  const t = useAlertMessages();
  return (
    <LinkButton asChild>
      <RouteLink to={flightsRoutes.search.to()}>{t('search')}</RouteLink>
    </LinkButton>
  );
}

/** The list is the customer's own; who has no account stops by the mails. */
export function AlertsSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useAlertMessages();
  return <SignInFirst title={t('signInTitle')} lead={t('signInText')} action={t('signIn')} onSignedIn={onSignedIn} />;
}
