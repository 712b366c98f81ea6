import { stopPriceAlertByLink, type LinkedPriceAlert } from '@aylal/contracts/flights';
import { FormKey } from '@aylal/forms';
import { endpointMutation, formatMoney, useLocale, useMutation, usePageForm, useServices } from '@aylal/shell';
import { Button, Card, chakra, Heading, Notice, Stack, StatusView, Text } from '@aylal/ui';
import { lastTripDay } from '../ui/search-form/read-search.ts';
import { AlertJourney } from './alert-journey.tsx';
import { useAlertMessages } from './alert-messages.ts';
import { SearchLink } from './alerts-states.tsx';

/** What the link stops, the button that does it, and the word that it is done. */
export function UnsubscribeAlertCard({ alert, link }: { alert: LinkedPriceAlert; link: string }) {
  const t = useAlertMessages();
  const locale = useLocale();
  const { api } = useServices();
  const refused = usePageForm<'failed'>()?.posted?.answer.refused;
  const stop = useMutation(endpointMutation(api, stopPriceAlertByLink));
  if (alert.stopped || stop.data?.status_code === 200)
    return (
      <div role="status">
        <StatusView kind="done" title={t('stopped')} action={<SearchLink />}>
          {t('stoppedText')}
        </StatusView>
      </div>
    );
  return (
    <Card padding={{ base: '4', lg: '5' }}>
      <Stack gap="4">
        <AlertJourney
          name={`${alert.origin_name} – ${alert.destination_name}`}
          depart={alert.depart_date}
          back={alert.return_date ?? lastTripDay(alert)}
          mix={alert}
        />
        <Text strong>
          {t('upTo', { price: formatMoney(alert.max_price, locale) })} · {t('flexDays', { days: alert.flex_date })}
        </Text>
        <div>
          <Heading as="h2" size="h3">
            {t('stopQuestion')}
          </Heading>
          <Text tone="muted" overflowWrap="anywhere">
            {t('stopText', { email: alert.contact_email })}
          </Text>
        </div>
        {(stop.isError || stop.data !== undefined || (refused && stop.isIdle)) && (
          <Notice tone="danger" live="alert">
            {t('stopFailed')}
          </Notice>
        )}
        <chakra.form
          method="post"
          display="grid"
          justifyContent={{ md: 'start' }}
          onSubmit={(event) => {
            event.preventDefault();
            stop.mutate({ body: { link } });
          }}
        >
          <FormKey />
          <Button type="submit" loading={stop.isPending} loadingText={t('stopping')}>
            {t('stop')}
          </Button>
        </chakra.form>
      </Stack>
    </Card>
  );
}
