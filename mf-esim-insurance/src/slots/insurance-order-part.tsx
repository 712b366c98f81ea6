import type { InsuranceOrder } from '@aylal/contracts/orders';
import { insuranceRoutes } from '@aylal/routes';
import { RouteLink, useServices, type SlotPart } from '@aylal/shell';
import { Button, Flex, LinkButton, Stack, Text } from '@aylal/ui';
import { IconFileText } from '@aylal/ui/icons';
import { coverageDialog } from '../ui/cover-dialogs.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { Certificate } from './certificate.tsx';

/** `order.detail.insurance`: the certificate with the number of the policy, and the way to the policy once it is issued. Contributed to the order page with `{ order }`, which says itself where the money is. */
function OrderPart({ order }: { order: InsuranceOrder }) {
  const t = useEsimMessages();
  const { dialogs } = useServices();
  const { insurance } = order;
  return (
    <Stack gap="4">
      <Certificate order={order} />
      {!insurance.issued && order.status.status_code < 4 && (
        <Text kind="small" tone="muted">
          {t('cover.order.later')}
        </Text>
      )}
      <Flex gap="3" wrap="wrap" data-print="hide">
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
    </Stack>
  );
}

export const part: SlotPart<'order.detail.insurance'> = { Component: OrderPart };
