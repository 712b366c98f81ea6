import type { DeclineReason } from '@aylal/contracts/payments';
import { Button, chakra, Flex, Notice } from '@aylal/ui';
import { useSharedMessages } from '@aylal/shell';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { paymentMethodsId } from './payment-method-rows.tsx';

/** The bank said no: that nothing was taken, why, and both ways on. */
export function DeclinedNotice({ reason, onRetry }: { reason: DeclineReason; onRetry: () => void }) {
  const t = useCheckoutMessages();
  const shared = useSharedMessages();
  return (
    <Notice tone="danger" live="alert" title={<chakra.span display="block">{t('declined.title')}</chakra.span>}>
      <Flex wrap="wrap" justify="space-between" align="center" columnGap="4" rowGap="2">
        <chakra.span flex="1 1 260px">
          {t(`declined.reason.${reason}`)} {t('declined.next')}
        </chakra.span>
        <Flex wrap="wrap" gap="2">
          <Button size="sm" onClick={onRetry}>
            {shared('action.retry')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => document.getElementById(paymentMethodsId)?.focus()}>
            {t('declined.other')}
          </Button>
        </Flex>
      </Flex>
    </Notice>
  );
}
