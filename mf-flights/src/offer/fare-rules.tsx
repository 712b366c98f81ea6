import type { FlightOffer } from '@aylal/contracts/flights';
import { travellerCount } from '@aylal/domain/people';
import { usePriceText } from '@aylal/parts';
import { flightChangeRulesDialog, flightRefundRulesDialog, useServices } from '@aylal/shell';
import { Button, Card, Flex, Grid, Heading, Tag, Text } from '@aylal/ui';
import { IconReceiptRefund, IconTicketOff } from '@aylal/ui/icons';
import { passengerCounts } from '../domain/passenger-counts.ts';
import { refundToday } from '../domain/refund-today.ts';
import { RuleTable } from '../ui/rule-table.tsx';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { RuleHorizon } from './rule-horizon.tsx';

/** Refund and change: when requests are taken, what they cost, and what would come back today. */
export function FareRules({ offer }: { offer: FlightOffer }) {
  const t = useFlightsMessages();
  const write = usePriceText();
  const { dialogs } = useServices();
  const people = travellerCount(passengerCounts(offer.fares));
  const back = refundToday(offer, people);
  const { filter_str, key } = offer;
  return (
    <Card padded>
      <Flex justify="space-between" align="center" wrap="wrap" gap="2">
        <Heading>{t('rules.title')}</Heading>
        <Tag tone={offer.refundable_before_depart ? 'success' : 'neutral'}>
          {offer.refundable_before_depart ? <IconReceiptRefund /> : <IconTicketOff />}
          {t(offer.refundable_before_depart ? 'rules.refundable' : 'rules.notRefundable')}
        </Tag>
      </Flex>
      <RuleHorizon offer={offer} about="both" />
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="4" marginTop="4">
        <RuleTable offer={offer} kind="refund" />
        <RuleTable offer={offer} kind="change" />
      </Grid>
      <Text kind="small" tone="muted" marginTop="3">
        {t('rules.perPassenger')}{' '}
        {back > 0 ? t('rules.today', { count: people, price: write(back) }) : t('rules.todayNothing')}
      </Text>
      <Flex gap="2" wrap="wrap" marginTop="3" data-print="hide">
        <Button
          variant="soft"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => void dialogs.open(flightRefundRulesDialog, { filter_str, key })}
        >
          {t('rules.refundTitle')}
        </Button>
        <Button
          variant="soft"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => void dialogs.open(flightChangeRulesDialog, { filter_str, key })}
        >
          {t('rules.changeTitle')}
        </Button>
      </Flex>
    </Card>
  );
}
