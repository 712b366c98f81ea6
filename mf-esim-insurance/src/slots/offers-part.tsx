import { formatFullDay, useLocale, useQuery, useServices, type SlotPart } from '@aylal/shell';
import { Card, Grid, Heading, Text } from '@aylal/ui';
import { readOrderOffersQuery } from '../api/order-offers-query.ts';
import { CoverCard } from '../ui/cover-card.tsx';
import { EsimCard } from '../ui/esim-card.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** `order.offers`: data and a cover for where the order goes, with its days filled in. Nothing where nothing fits or nothing answers: the page is about the order. */
function OffersPart({ refNumber }: { refNumber: string }) {
  const t = useEsimMessages();
  const locale = useLocale();
  const offers = useQuery(readOrderOffersQuery(useServices(), refNumber, locale)).data?.result;
  if (!offers) return null;
  const { country_code, country_name, start_date, end_date, esim, insurance } = offers;
  const days = { start: start_date, ...(end_date ? { end: end_date } : {}) };
  return (
    <Card padded aria-labelledby="journey-offers">
      <Heading as="h2" size="h3" id="journey-offers">
        {t('offers.title')}
      </Heading>
      <Text kind="small" tone="muted">
        {t('offers.where', { country: country_name, date: formatFullDay(start_date, locale) })}
      </Text>
      <Grid
        gap="3"
        marginTop="3"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        {esim && <EsimCard esim={esim} />}
        {insurance && <CoverCard cover={insurance} search={{ ...days, to: country_code }} />}
      </Grid>
    </Card>
  );
}

export const part: SlotPart<'order.offers'> = { Component: OffersPart };
