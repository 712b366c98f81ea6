import { useState } from 'react';
import type { FlightChangeOption } from '@aylal/contracts/flights';
import type { FlightOrder } from '@aylal/contracts/orders';
import { FailedView, isNotFound } from '@aylal/parts';
import { flightChangeRoutes } from '@aylal/routes';
import { ApiError, RouteLink, useLocale, useParams, useQuery, useServices, type Screen } from '@aylal/shell';
import { LinkButton, StatusView } from '@aylal/ui';
import { searchFlightChangesQuery } from '../api/search-flight-changes-query.ts';
import { orderChangeRuling } from '../domain/order-change-ruling.ts';
import { ChangeConfirmForm } from './change-confirm-form.tsx';
import { ChangeFrame } from './change-frame.tsx';
import { loadChange } from './change-loader.ts';
import { ChangeBlocked, ChangeWaiting } from './change-states.tsx';
import { useChangeMessages } from './change-messages.ts';

/** ROUTE-12: one option against the ticket held, to be confirmed. */
function ChangeConfirmScreen() {
  const { ref_number: refNumber = '' } = useParams();
  return (
    <ChangeFrame title="change.confirmTitle" refNumber={refNumber}>
      {(order) => <OptionToConfirm order={order} />}
    </ChangeFrame>
  );
}

function OptionToConfirm({ order }: { order: FlightOrder }) {
  const { filter_str = '', key = '' } = useParams();
  const { api } = useServices();
  const locale = useLocale();
  // Kept once it is there: after the change the order can be changed no more, and this page still says what came of it.
  const [allowed] = useState(() => orderChangeRuling(order).kind !== 'blocked');
  const { ref_number } = order;
  const found = useQuery({
    ...searchFlightChangesQuery(api, { ref_number, filter_str, key }, locale),
    enabled: allowed,
  });
  const option: FlightChangeOption | undefined = found.data?.result[0];
  if (!allowed) return <ChangeBlocked order={order} />;
  if (option) return <ChangeConfirmForm order={order} found={option} />;
  if (found.isPending) return <ChangeWaiting />;
  if (found.error instanceof ApiError && found.error.statusCode === 409) return <ChangeBlocked order={order} />;
  if (isNotFound(found.error)) return <OptionGone refNumber={ref_number} />;
  return <FailedView error={found.error} onRetry={() => void found.refetch()} />;
}

function OptionGone({ refNumber }: { refNumber: string }) {
  const t = useChangeMessages();
  return (
    <StatusView
      kind="none-found"
      title={t('confirm.goneTitle')}
      phone
      action={
        <LinkButton asChild>
          <RouteLink to={flightChangeRoutes.search.to({ refNumber })}>{t('confirm.again')}</RouteLink>
        </LinkButton>
      }
    >
      {t('confirm.goneText')}
    </StatusView>
  );
}

export const screen: Screen = {
  Component: ChangeConfirmScreen,
  title: 'change.confirmTitle',
  load: loadChange,
  submit: () => import(/* webpackChunkName: "without-scripts" */ './submit-change.ts'),
};
