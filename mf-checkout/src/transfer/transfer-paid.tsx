import { accountRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Box, LinkButton, StatusView } from '@aylal/ui';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** PAY-09: the provider has said that the order is paid; the way to it. */
export function TransferPaid({ refNumber, onLeave }: { refNumber: string; onLeave: () => void }) {
  const t = useCheckoutMessages();
  return (
    <Box role="status">
      <StatusView
        kind="done"
        title={t('transfer.paid.title')}
        action={
          <LinkButton asChild>
            <RouteLink to={accountRoutes.order.to({ product: 'flight', refNumber })} onClick={onLeave} data-autofocus>
              {t('paid.action')}
            </RouteLink>
          </LinkButton>
        }
      >
        {t('paid.text', { refNumber })}
      </StatusView>
    </Box>
  );
}
