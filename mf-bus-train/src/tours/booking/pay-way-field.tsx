import type { TripPayWay } from '@aylal/contracts/trips';
import { useFormContext } from '@aylal/forms';
import { ChargedNote, DisplayPriceTag, usePartTexts } from '@aylal/parts';
import { formatFullDay, useLocale } from '@aylal/shell';
import { Card, Text } from '@aylal/ui';
import { RadioRows } from '@aylal/ui/primitives';
import type { BookingSum } from '../../domain/booking-sum.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { BookingValues } from './booking-form-schema.ts';

/** The whole price now, or a deposit: each with its sum, and when the rest is due to whom. Nothing where there is no choice. */
export function PayWayField({ sum: { offered, deposit, price } }: { sum: BookingSum }) {
  const t = useBusMessages();
  const locale = useLocale();
  const texts = usePartTexts();
  const { setValue } = useFormContext<BookingValues>();
  if (!offered) return null;
  const [now, rest] = texts([offered.now, offered.rest]);
  const when = { rest, date: formatFullDay(offered.until, locale) };
  return (
    <Card padded>
      <RadioRows<TripPayWay>
        legend={t('tripBooking.payWay')}
        name="pay"
        value={deposit ? 'deposit' : 'full'}
        onChange={(pay) => setValue('pay', pay, { shouldDirty: true })}
        rows={[
          {
            value: 'full',
            title: t('tripBooking.payFull'),
            aside: <DisplayPriceTag price={price.total} size="row" align="end" />,
          },
          {
            value: 'deposit',
            title: t('tripBooking.payDeposit'),
            description: t('tripBooking.payDepositUntil', when),
            aside: (
              <>
                {now}
                <ChargedNote price={offered.now} />
              </>
            ),
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
