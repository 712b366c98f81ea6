import type { HotelOrder } from '@aylal/contracts/orders';
import { formatMoney, messageKey, useLocale, usePageForm, useSharedMessages } from '@aylal/shell';
import { Button, Notice } from '@aylal/ui';
import { CheckboxField } from '@aylal/ui/primitives';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { HotelRefundSum } from '../hotel/hotel-refund-sum.tsx';
import { hotelRefund } from '../hotel/hotel-return.ts';
import { refundReasons } from '../refund/refund-form-values.ts';
import { PlainAccountFields } from './plain-account-fields.tsx';
import { PlainReturnCard } from './plain-return-card.tsx';
import type { HotelRefusal } from './submit-hotel-refund.ts';

/** The refund of a hotel without scripts, in two steps: where the money goes, then the name that the bank says, the password, and the customer's word that the booking ends with it (REFUND-11). */
export function PlainHotelRefund({ order }: { order: HotelOrder }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { faults = {}, refused } = usePageForm<HotelRefusal>()?.posted?.answer ?? {};
  const ruling = hotelRefund(order);
  if (ruling.kind !== 'refund') {
    const why = ruling.kind === 'blocked' ? ruling.reason : ruling.kind === 'cancel-booking' ? 'nothing' : 'status';
    return (
      <PlainReturnCard title={t('hotel.refund.title')}>
        <Notice tone="danger">{t(messageKey(`hotel.refund.rule.${why}`), { status: order.status.name })}</Notice>
      </PlainReturnCard>
    );
  }
  const price = formatMoney(ruling.quote.back, locale);
  const named = refused?.kind === 'holder';
  return (
    <PlainReturnCard title={t('hotel.refund.title')}>
      <HotelRefundSum order={order} quote={ruling.quote} />
      <PlainAccountFields reasons={refundReasons.filter((reason) => reason !== 'visa')} />
      {named && (
        <CheckboxField
          name="agreed"
          label={t('hotel.refund.agree', { price })}
          error={faults['agreed'] && s(messageKey(faults['agreed']))}
        />
      )}
      {refused && refused.kind !== 'holder' && refused.kind !== 'no-holder' && (
        <Notice tone={refused.kind === 'unknown' ? 'warning' : 'danger'} live="alert">
          {refused.kind === 'message' ? refused.message : t(`refund.${refused.kind}`)}
        </Notice>
      )}
      <Button type="submit" alignSelf="start">
        {named ? t('refund.submit', { price }) : s('action.continue')}
      </Button>
    </PlainReturnCard>
  );
}
