import type { Order } from '@aylal/contracts/orders';
import { Flex, Heading } from '@aylal/ui';
import { Stepper } from '@aylal/ui/primitives';
import { labelsOf } from './product/product-labels.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** The title and how far the way to what is bought is; no way is shown before that is known. */
export function CheckoutHeading({ order }: { order?: Order }) {
  const t = useCheckoutMessages();
  const steps = order && labelsOf(order).steps;
  return (
    <Flex justify="space-between" align="center" wrap="wrap" gap="3">
      <Heading as="h1" size="h1">
        {t('checkout.title')}
      </Heading>
      {steps && (
        <Stepper
          label={t('steps.label')}
          current="payment"
          steps={[
            { id: 'before', label: t(steps.before) },
            { id: 'payment', label: t('steps.payment') },
            { id: 'after', label: t(steps.after) },
          ]}
        />
      )}
    </Flex>
  );
}
