import type { TripPayWay } from '@aylal/contracts';
import { useFormContext } from '@aylal/forms';
import { usePriceText } from '@aylal/parts';
import { formatFullDay, useLocale } from '@aylal/shell';
import { Card, Text } from '@aylal/ui';
import { RadioRows } from '@aylal/ui/carried';
import type { BookingSum } from '../../domain/booking-sum.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { BookingValues } from './booking-form-schema.ts';

/** The whole price now, or a deposit: each with its sum, and when the rest is due to whom. Nothing where there is no choice. */
export function PayWayField({ sum: { offered, deposit, price } }: { sum: BookingSum }) {
  const t = useBusMessages();
  const locale = useLocale();
  const text = usePriceText();
  const { setValue } = useFormContext<BookingValues>();
  if (!offered) return null;
  const when = { rest: text(offered.rest), date: formatFullDay(offered.until, locale) };
  return (
    <Card padded>
      <RadioRows<TripPayWay>
        legend={t('tripBooking.payWay')}
        value={deposit ? 'deposit' : 'full'}
        onChange={(pay) => setValue('pay', pay, { shouldDirty: true })}
        rows={[
          { value: 'full', title: t('tripBooking.payFull'), aside: text(price.total) },
          {
            value: 'deposit',
            title: t('tripBooking.payDeposit'),
            description: t('tripBooking.payDepositUntil', when),
            aside: text(offered.now),
            body: (
              <Text kind="small" tone="muted">
                {t('tripBooking.payDepositText', when)}
              </Text>
            ),
          },
        ]}
      />
    </Card>
  );
}
