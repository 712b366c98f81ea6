import { useState } from 'react';
import type { Order } from '@aylal/contracts/orders';
import { formatMoney, messageKey, useLocale, useMutation, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Card, chakra, Notice, TextField } from '@aylal/ui';
import { IconDiscount } from '@aylal/ui/icons';
import { applyCouponMutation } from '../api/apply-coupon-mutation.ts';
import { couponErrorKey } from '../domain/coupon-error-key.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** A coupon for an order that nothing was paid of: its effect, or why it is not available, at its place. */
export function CouponCard({ order, onApplied }: { order: Order; onApplied: () => Promise<unknown> }) {
  const t = useCheckoutMessages();
  const shared = useSharedMessages();
  const locale = useLocale();
  const apply = useMutation(applyCouponMutation(useServices()));
  const [code, setCode] = useState('');
  const [fault, setFault] = useState('');

  async function submit() {
    if (apply.isPending) return;
    if (code.trim() === '') return setFault('validation_required');
    setFault('');
    const answer = await apply
      .mutateAsync({ body: { ref_number: order.ref_number, coupon_code: code } })
      .catch(() => null);
    if (answer?.status_code === 200) await onApplied();
    else setFault(couponErrorKey(answer?.result));
  }

  if (order.coupon_code !== null)
    return (
      <Notice tone="success" icon={<IconDiscount size={18} />} live="status" title={t('coupon.applied')}>
        {t('coupon.effect', { code: order.coupon_code, amount: formatMoney(order.discount, locale) })}
      </Notice>
    );
  return (
    <Card padded>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          id="coupon-code"
          label={t('coupon.label')}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={24}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={fault && shared(messageKey(fault))}
        />
        <Button type="submit" variant="outline" marginTop="24px" loading={apply.isPending}>
          {t('coupon.apply')}
        </Button>
      </Form>
    </Card>
  );
}

const Form = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '3', alignItems: 'start' },
});
