import type { CustomerPriceAlert } from '@aylal/contracts/flights';
import { addDays, daysBetween } from '@aylal/domain/calendar';
import { movedTrips, readNextTrips, writeNextTrips } from '@aylal/domain/flights';
import { flightsRoutes } from '@aylal/routes';
import { formatDay, formatMoney, RouteLink, useLocale } from '@aylal/shell';
import { FormKey } from '@aylal/forms';
import { Button, Card, Flex, LinkButton, Notice, Stack, Text } from '@aylal/ui';
import { lastTripDay } from '../ui/search-form/read-search.ts';
import { AlertJourney } from './alert-journey.tsx';
import { useAlertMessages } from './alert-messages.ts';
import { stopField } from './stop-field.ts';
import { useUnsubscribeAlert } from './use-unsubscribe-alert.ts';

/** One alert: what is watched, for how much, what was seen last, and the button that stops it, which is posted without scripts (`submit-alerts.ts`). */
export function AlertRow({ alert }: { alert: CustomerPriceAlert }) {
  const t = useAlertMessages();
  const locale = useLocale();
  const { stop, stopping, failed } = useUnsubscribeAlert(alert.id);
  const { lowest } = alert;
  const journey = `${alert.origin_name} – ${alert.destination_name}`;
  return (
    <li>
      <Card padding={{ base: '4', lg: '5' }}>
        <Stack gap="3">
          <AlertJourney
            name={journey}
            depart={alert.depart_date}
            back={alert.return_date ?? lastTripDay(alert)}
            mix={alert}
          />
          <div>
            <Text strong>
              {t('upTo', { price: formatMoney(alert.max_price, locale) })} · {t('flexDays', { days: alert.flex_date })}
            </Text>
            <Text kind="small" tone="muted">
              {lowest
                ? t('lowest', {
                    price: formatMoney(lowest.total_fare, locale),
                    day: formatDay(lowest.depart_date, locale),
                  })
                : t('notSeen')}
            </Text>
            <Text kind="small" tone="muted" overflowWrap="anywhere">
              {alert.contact_email}
            </Text>
          </div>
          {failed && (
            <Notice tone="danger" live="alert">
              {t('stopFailed')}
            </Notice>
          )}
          <Flex gap="2" wrap="wrap">
            <LinkButton asChild variant="outline" size="sm">
              <RouteLink to={flightsRoutes.results.to({}, searchOf(alert))}>{t('offers')}</RouteLink>
            </LinkButton>
            <form
              method="post"
              onSubmit={(event) => {
                event.preventDefault();
                stop();
              }}
            >
              <FormKey />
              <Button
                type="submit"
                name={stopField}
                value={alert.id}
                variant="ghost"
                size="sm"
                aria-label={t('stopNamed', { journey })}
                loading={stopping}
                loadingText={t('stopping')}
              >
                {t('stop')}
              </Button>
            </form>
          </Flex>
        </Stack>
      </Card>
    </li>
  );
}

/** The search of the cheapest day that was seen, or of the day that is wished. */
function searchOf({ origin, destination, lowest, ...alert }: CustomerPriceAlert) {
  const depart_date = lowest?.depart_date ?? alert.depart_date;
  const { trip_type, adult, child, infant, return_date, next_trips } = alert;
  const moved = daysBetween(alert.depart_date, depart_date);
  return {
    _from: origin,
    _to: destination,
    depart_date,
    ...(return_date ? { return_date: addDays(return_date, moved) } : {}),
    ...(next_trips ? { next_trips: writeNextTrips(movedTrips(readNextTrips(next_trips), moved)) } : {}),
    trip_type,
    adult,
    child,
    infant,
  };
}
