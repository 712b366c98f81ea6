import { SignInFirst } from '@aylal/parts';
import type { FlightOrder } from '@aylal/contracts/orders';
import { accountRoutes } from '@aylal/routes';
import { RouteLink, useSharedMessages } from '@aylal/shell';
import { LinkButton, Skeleton, Stack, StatusView } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { ChangeRule } from './change-warnings-dialog.tsx';
import { useChangeMessages } from './change-messages.ts';

/** The page in grey. */
export function ChangeWaiting() {
  return (
    <Stack gap="3" role="status" aria-busy>
      <Skeleton height="120px" borderRadius="lg" />
      <Skeleton height="160px" borderRadius="lg" />
      <Skeleton height="160px" borderRadius="lg" />
    </Stack>
  );
}

/** No such order, or somebody else's: the same words (AUT-1). */
export function ChangeNotFound() {
  const t = useChangeMessages();
  return (
    <StatusView
      kind="not-found"
      title={t('states.notFoundTitle')}
      phone
      action={
        <LinkButton asChild>
          <RouteLink to={accountRoutes.orders.to()}>{t('states.orders')}</RouteLink>
        </LinkButton>
      }
    >
      {t('states.notFoundText')}
    </StatusView>
  );
}

/** The rule that forbids the change, and the way back. */
export function ChangeBlocked({ order }: { order: FlightOrder }) {
  const t = useChangeMessages();
  const message = useFlightsMessages();
  return (
    <StatusView
      kind="none-found"
      title={message('change.warningsTitle')}
      phone
      action={
        <LinkButton asChild>
          <RouteLink to={accountRoutes.order.to({ product: 'flight', refNumber: order.ref_number })}>
            {t('toOrder')}
          </RouteLink>
        </LinkButton>
      }
    >
      <ChangeRule order={order} />
    </StatusView>
  );
}

export function ChangeSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const message = useFlightsMessages();
  const s = useSharedMessages();
  const t = useChangeMessages();
  return (
    <SignInFirst
      title={message('change.action')}
      lead={t('states.signIn')}
      action={s('action.sign_in')}
      onSignedIn={onSignedIn}
    />
  );
}
