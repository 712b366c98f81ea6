import { checkoutRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { LinkButton, Notice } from '@aylal/ui';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** The type of payment in the address has no way to pay here; paying in full has (PAY-01). */
export function NoPaymentMethods({ refNumber }: { refNumber: string }) {
  const t = useCheckoutMessages();
  return (
    <Notice
      tone="info"
      live="status"
      title={t('noWays.title')}
      action={
        <LinkButton asChild size="sm" variant="outline">
          <RouteLink to={checkoutRoutes.checkout.to({ refNumber }, { p: 'regular' })} replace>
            {t('noWays.action')}
          </RouteLink>
        </LinkButton>
      }
    >
      {t('noWays.text')}
    </Notice>
  );
}
