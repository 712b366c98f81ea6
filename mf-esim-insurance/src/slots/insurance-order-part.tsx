import type { InsuranceOrder } from '@aylal/contracts/orders';
import { insuranceRoutes } from '@aylal/routes';
import { RouteLink, useServices, type SlotPart } from '@aylal/shell';
import { Button, Card, Flex, LinkButton, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { IconFileText } from '@aylal/ui/icons';
import { coverageDialog } from '../ui/cover-dialogs.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { useSumText } from '../ui/use-sum-text.ts';
import { InsuranceSummary } from './insurance-summary.tsx';

/** `order.detail.insurance`: what is covered, the number of the policy and the way to it once it is issued. Contributed to the order page with `{ order }`, which says itself where the money is. */
function OrderPart({ order }: { order: InsuranceOrder }) {
  const t = useEsimMessages();
  const write = useSumText();
  const { dialogs } = useServices();
  const { insurance } = order;
  return (
    <Card padded as="section" aria-label={t('cover.order.title')}>
      <InsuranceSummary order={order} />
      <KeyValueList marginTop="3">
        {insurance.policy_number && (
          <KeyValue label={t('cover.order.number')}>
            <b>{insurance.policy_number}</b>
          </KeyValue>
        )}
        <KeyValue label={t('cover.order.insured')}>
          {insurance.insured.map(({ last_name, first_name }) => `${last_name} ${first_name}`).join(', ')}
        </KeyValue>
        <KeyValue label={t('cover.facts.medical')}>{write(insurance.medical)}</KeyValue>
        <KeyValue label={t('cover.facts.claim')}>{insurance.claim_phone}</KeyValue>
      </KeyValueList>
      {!insurance.issued && order.status.status_code < 4 && (
        <Text kind="small" tone="muted" marginTop="3">
          {t('cover.order.later')}
        </Text>
      )}
      <Flex gap="3" wrap="wrap" marginTop="3" data-print="hide">
        {insurance.issued && order.status.status_code < 8 && (
          <LinkButton asChild>
            <RouteLink to={insuranceRoutes.policy.to({ refNumber: order.ref_number })}>
              <IconFileText size={20} />
              {t('cover.order.open')}
            </RouteLink>
          </LinkButton>
        )}
        <Button
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => void dialogs.open(coverageDialog, { slug: insurance.slug })}
        >
          {t('cover.risks.title')}
        </Button>
      </Flex>
    </Card>
  );
}

export const part: SlotPart<'order.detail.insurance'> = { Component: OrderPart };
