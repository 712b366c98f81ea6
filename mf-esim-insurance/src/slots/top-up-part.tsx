import type { EsimOrder } from '@aylal/contracts/orders';
import { accountRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { LinkButton, Text } from '@aylal/ui';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** A top-up: whether the data is there, and the way to the eSIM that it is for. */
export function TopUpPart({ order: { esim }, of }: { order: EsimOrder; of: string }) {
  const t = useEsimMessages();
  return (
    <>
      <Text kind="small" tone="muted" marginTop="3">
        {t(esim.issued ? 'topUp.added' : 'topUp.later')}
      </Text>
      <LinkButton asChild variant="outline" marginTop="3">
        <RouteLink to={accountRoutes.order.to({ product: 'esim', refNumber: of })}>{t('topUp.toEsim')}</RouteLink>
      </LinkButton>
    </>
  );
}
