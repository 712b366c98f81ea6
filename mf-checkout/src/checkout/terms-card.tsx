import { lazy, Suspense } from 'react';
import type { FlightOrder } from '@aylal/contracts/orders';
import { checkoutRoutes } from '@aylal/routes';
import { useLocale, useServices } from '@aylal/shell';
import { Button, Card, Flex, Heading, Text } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { partsAreHad, termsCanChange } from '../domain/order-terms.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { termsChangeDialog } from '../ui/terms-change-dialog-ref.ts';

/** How an unpaid order is paid, and the way to change it; nothing where there is no other way. After a change the page is read again (INST-14). */
export function TermsCard({ order, onChanged }: { order: FlightOrder; onChanged: () => Promise<unknown> }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const { dialogs, navigator } = useServices();
  if (!termsCanChange(order) || !partsAreHad(order, locale)) return null;

  async function change() {
    const p = await dialogs.open(termsChangeDialog, { order });
    if (!p) return;
    await onChanged();
    navigator.go(checkoutRoutes.checkout.to({ refNumber: order.ref_number }, { p }), { replace: true });
  }

  return (
    <>
      <WithScripts>
        <Card padded>
          <Flex justify="space-between" align="center" wrap="wrap" gap="3">
            <div>
              <Heading size="h3">{t('type.legend')}</Heading>
              <Text kind="small" tone="muted">
                {order.partial_payment
                  ? t('type.parts.title', { count: order.instalments.length })
                  : t('type.regular.title')}
              </Text>
            </div>
            <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => void change()}>
              {t('terms.open')}
            </Button>
          </Flex>
        </Card>
      </WithScripts>
      <WithoutScripts>
        <Suspense>
          <PlainTerms order={order} />
        </Suspense>
      </WithoutScripts>
    </>
  );
}

const PlainTerms = lazy(async () => {
  const { PlainTerms: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-terms.tsx');
  return { default: Component };
});
