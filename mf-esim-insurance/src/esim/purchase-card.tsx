import type { EsimPackage } from '@aylal/contracts';
import { DisplayPriceTag } from '@aylal/parts';
import { Card, Flex, SupportPhoneLink, Text } from '@aylal/ui';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** What the chosen package costs, and where it is sold. */
export function PurchaseCard({ chosen }: { chosen: EsimPackage }) {
  const t = useEsimMessages();
  return (
    <Card padded aria-label={t('buy.title')}>
      <Text kind="small" tone="muted">
        {chosen.title}
      </Text>
      <Flex justify="space-between" align="baseline" marginTop="2" gap="3">
        <Text strong>{t('buy.total')}</Text>
        <DisplayPriceTag price={chosen.price} size="lg" align="end" />
      </Flex>
      <Text kind="small" tone="muted" marginTop="3">
        {t('buy.byPhone')} <SupportPhoneLink />
      </Text>
    </Card>
  );
}
