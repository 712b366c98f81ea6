import { useState } from 'react';
import type { Order } from '@aylal/contracts/orders';
import { FormKey, usePostedField } from '@aylal/forms';
import {
  formatMoney,
  messageKey,
  useLocale,
  useMutation,
  usePageForm,
  useServices,
  useSharedMessages,
} from '@aylal/shell';
import { Button, Card, chakra, Notice, TextField } from '@aylal/ui';
import { IconDiscount } from '@aylal/ui/icons';
import { applyCouponMutation } from '../api/apply-coupon-mutation.ts';
import { couponErrorKey } from '../domain/coupon-error-key.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { couponField } from './plain-fields.ts';

/** A coupon for an order that nothing was paid of: its effect, or why it is not available, at its place. Without scripts it is posted (`submit-coupon.ts`). */
export function CouponCard({ order, onApplied }: { order: Order; onApplied: () => Promise<unknown> }) {
  const t = useCheckoutMessages();
  const shared = useSharedMessages();
  const locale = useLocale();
  const apply = useMutation(applyCouponMutation(useServices()));
  const before = usePostedField(couponField) ?? '';
  const posted = usePageForm()?.posted;
  const [fault, setFault] = useState(posted?.answer.faults?.[couponField] ?? '');

  async function submit(code: string) {
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
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Of the field itself: what was typed before the page was hydrated is there alone.
          const typed = new FormData(event.currentTarget).get(couponField);
          void submit(typeof typed === 'string' ? typed : '');
        }}
      >
        <FormKey />
        <TextField
          id="coupon-code"
          name={couponField}
          label={t('coupon.label')}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={24}
          defaultValue={before}
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
