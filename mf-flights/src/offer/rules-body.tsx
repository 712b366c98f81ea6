import { travellerCount } from '@aylal/domain/people';
import { usePriceText } from '@aylal/parts';
import { useLocale, useQuery, useServices } from '@aylal/shell';
import { Skeleton, Stack, Text } from '@aylal/ui';
import { getFlightOfferQuery, type OfferKey } from '../api/get-flight-offer-query.ts';
import { passengerCounts } from '../domain/passenger-counts.ts';
import { refundToday } from '../domain/refund-today.ts';
import { RuleTable } from '../ui/rule-table.tsx';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { RuleHorizon } from './rule-horizon.tsx';

/** The rules of one offer. A failure to read them is thrown to the dialog's boundary, which has a retry. */
export function RulesBody({ offerKey, kind }: { offerKey: OfferKey; kind: 'refund' | 'change' }) {
  const t = useFlightsMessages();
  const write = usePriceText();
  const { api } = useServices();
  const locale = useLocale();
  const { data: offer } = useQuery({ ...getFlightOfferQuery(api, offerKey, locale), throwOnError: true });
  if (!offer) return <Skeleton height="260px" borderRadius="md" />;
  const people = travellerCount(passengerCounts(offer.fares));
  const back = refundToday(offer, people);
  return (
    <Stack gap="3">
      <RuleTable offer={offer} kind={kind} />
      <RuleHorizon offer={offer} about={kind} />
      <Text kind="small" tone="muted">
        {t('rules.perPassenger')}{' '}
        {kind === 'refund' &&
          (back > 0 ? t('rules.today', { count: people, price: write(back) }) : t('rules.todayNothing'))}
      </Text>
    </Stack>
  );
}
