import type { EsimOrder } from '@aylal/contracts/orders';
import { Box, Flex, Text } from '@aylal/ui';
import { IconDeviceSim } from '@aylal/ui/icons';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** What was bought, in two lines. */
export function EsimSummary({ order: { esim } }: { order: EsimOrder }) {
  const t = useEsimMessages();
  return (
    <Flex gap="3">
      <IconDeviceSim size={24} />
      <Box minWidth="0">
        <Text strong>{t(esim.top_up_of === null ? 'detail.title' : 'topUp.of', { place: esim.title })}</Text>
        <Text kind="small" tone="muted">
          {t(`plan.${esim.plan_type}`)} · {esim.package.title}
        </Text>
      </Box>
    </Flex>
  );
}
