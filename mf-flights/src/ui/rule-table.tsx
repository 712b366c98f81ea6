import type { FlightOffer } from '@aylal/contracts/flights';
import type { Money } from '@aylal/domain/money';
import { usePriceText } from '@aylal/parts';
import { Box, Flex, Heading } from '@aylal/ui';
import { IconCashBanknote, IconCircleX, IconCircleCheck } from '@aylal/ui/icons';
import { useFlightsMessages } from './use-flights-messages.ts';

type RuleFields = Pick<
  FlightOffer,
  | 'refundable_before_depart'
  | 'refund_before_depart_price'
  | 'refundable_after_depart'
  | 'refund_after_depart_price'
  | 'exchange_before_depart_changeable'
  | 'exchange_before_depart_price'
  | 'exchange_after_depart_changeable'
  | 'exchange_after_depart_price'
>;

/** What a refund or a change costs before and after departure. */
export function RuleTable({ offer, kind }: { offer: RuleFields; kind: 'refund' | 'change' }) {
  const t = useFlightsMessages();
  const [before, after] =
    kind === 'refund'
      ? [
          ruleOf(offer.refundable_before_depart, offer.refund_before_depart_price),
          ruleOf(offer.refundable_after_depart, offer.refund_after_depart_price),
        ]
      : [
          ruleOf(offer.exchange_before_depart_changeable, offer.exchange_before_depart_price),
          ruleOf(offer.exchange_after_depart_changeable, offer.exchange_after_depart_price),
        ];
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="md" paddingBlock="3" paddingInline="3.5">
      <Heading as="h3" size="h3">
        {t(kind === 'refund' ? 'rules.refund' : 'rules.change')}
      </Heading>
      <Row text={t('rules.before')} fee={before} plus={kind === 'change'} />
      <Row text={t('rules.after')} fee={after} plus={kind === 'change'} />
    </Box>
  );
}

function ruleOf(possible: boolean, fee: Money): Money | null {
  return possible ? fee : null;
}

/** A null fee means that it is not possible. */
function Row({ text, fee, plus }: { text: string; fee: Money | null; plus: boolean }) {
  const t = useFlightsMessages();
  const write = usePriceText();
  const said =
    fee === null
      ? t('rules.impossible')
      : fee === 0
        ? t(plus ? 'rules.freePlus' : 'rules.free')
        : t(plus ? 'rules.feePlus' : 'rules.fee', { price: write(fee) });
  return (
    <Flex justify="space-between" align="center" gap="3" minHeight="36px" fontSize="0.875rem" lineHeight="1.25rem">
      <Flex gap="2" align="center">
        <Box as="span" color={fee === null ? 'fg.error' : fee === 0 ? 'fg.success' : 'fg.warning'}>
          {fee === null ? <IconCircleX /> : fee === 0 ? <IconCircleCheck /> : <IconCashBanknote />}
        </Box>
        {text}
      </Flex>
      <Box as="b" textAlign="end">
        {said}
      </Box>
    </Flex>
  );
}
