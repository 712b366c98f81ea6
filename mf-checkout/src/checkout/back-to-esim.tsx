import type { Order } from '@aylal/contracts/orders';
import { accountRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { TextLink } from '@aylal/ui';
import { IconArrowLeft } from '@aylal/ui/icons';
import { toppedUp } from '../domain/checkout-order.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** The way back to the eSIM that is topped up (ROUTE-04); none for any other order. */
export function BackToEsim({ order }: { order: Order }) {
  const t = useCheckoutMessages();
  const refNumber = toppedUp(order);
  if (refNumber === null) return null;
  return (
    <TextLink asChild display="inline-flex" alignItems="center" gap="2" minHeight="44px" alignSelf="start">
      <RouteLink to={accountRoutes.order.to({ product: 'esim', refNumber })}>
        <IconArrowLeft size={18} />
        {t('esimTopUp.back')}
      </RouteLink>
    </TextLink>
  );
}
