import type { OrderProduct } from '@aylal/contracts';
import { Flex, Heading } from '@aylal/ui';
import { Stepper } from '@aylal/ui/journey';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** The title and how far the way to what was bought is; no way is shown before that is known. */
export function CheckoutHeading({ product }: { product?: OrderProduct }) {
  const t = useCheckoutMessages();
  return (
    <Flex justify="space-between" align="center" wrap="wrap" gap="3">
      <Heading as="h1" size="h1">
        {t('checkout.title')}
      </Heading>
      {product && (
        <Stepper
          label={t('steps.label')}
          current="payment"
          steps={[
            { id: 'before', label: t(product === 'flight' ? 'steps.passengers' : 'steps.plan') },
            { id: 'payment', label: t('steps.payment') },
            { id: 'after', label: t(product === 'flight' ? 'steps.ticket' : 'steps.esim') },
          ]}
        />
      )}
    </Flex>
  );
}
