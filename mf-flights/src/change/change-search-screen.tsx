import type { FlightOrder } from '@aylal/contracts/orders';
import { flightChangeRoutes } from '@aylal/routes';
import { useLocale, useParams, useSearchParams, type Screen } from '@aylal/shell';
import { Card, Heading, Notice, Stack, Text } from '@aylal/ui';
import { orderChangeRuling } from '../domain/order-change-ruling.ts';
import { FlightLeg } from '../ui/flight-leg.tsx';
import { ChangeFrame } from './change-frame.tsx';
import { loadChange } from './change-loader.ts';
import { ChangeOptions } from './change-options.tsx';
import { ChangeBlocked } from './change-states.tsx';
import { ChangeRule } from './change-warnings-dialog.tsx';
import { useChangeMessages } from './change-messages.ts';
import { NewTravelDays } from './new-travel-days.tsx';
import { firstDay } from '../ui/first-day.ts';

/** Other days for an issued ticket, with what each change costs. */
function ChangeSearchScreen() {
  const { refNumber = '' } = useParams();
  return (
    <ChangeFrame title="change.searchTitle" refNumber={refNumber}>
      {(order) =>
        orderChangeRuling(order).kind === 'blocked' ? <ChangeBlocked order={order} /> : <ChangeSearch order={order} />
      }
    </ChangeFrame>
  );
}

function ChangeSearch({ order }: { order: FlightOrder }) {
  const t = useChangeMessages();
  const locale = useLocale();
  const { trips, return_date } = order.search_data;
  const [address] = useSearchParams();
  const wanted = flightChangeRoutes.search.readSearch(address);
  const chosen = wanted?.depart_date !== undefined && (return_date === null || wanted.return_date !== undefined);
  return (
    <Stack gap="4">
      <Text tone="muted">{t('search.lead')}</Text>
      {orderChangeRuling(order).kind === 'warned' && (
        <Notice tone="warning">
          <ChangeRule order={order} />
        </Notice>
      )}
      <Card padded>
        <Heading size="h3" marginBottom="3">
          {t('search.held')}
        </Heading>
        <Stack gap="3">
          {trips.map((trip, index) => (
            <FlightLeg key={index} trip={trip} date={firstDay(trip, locale)} />
          ))}
        </Stack>
      </Card>
      <NewTravelDays order={order} />
      {wanted === null ? (
        <Notice tone="danger" live="alert">
          {t('search.refusedDay')}
        </Notice>
      ) : chosen ? (
        <ChangeOptions order={order} days={{ depart_date: wanted.depart_date, return_date: wanted.return_date }} />
      ) : (
        <Text>{t('search.choose')}</Text>
      )}
    </Stack>
  );
}

export const screen: Screen = { Component: ChangeSearchScreen, title: 'change.searchTitle', load: loadChange };
