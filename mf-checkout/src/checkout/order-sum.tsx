import type { FlightOrder, OrderChange, SuppliedOrder } from '@aylal/contracts';
import type { Money } from '@aylal/domain';
import { formatMoney, Slot, useLocale } from '@aylal/shell';
import { Box, Card, CardFooter, Flex, Heading, Separator, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/journey';
import type { ReactNode } from 'react';
import { isSupplied, type CheckoutOrder } from '../domain/checkout-order.ts';
import { ChargedPrice } from '../ui/charged-price.tsx';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** What is bought, lent by its vertical, its price line by line, and what is paid now and later with the action. */
export function OrderSum({ order, now, action }: { order: CheckoutOrder; now: Money; action: ReactNode }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  return (
    <Card>
      <Box padding={{ base: '4', lg: '5' }} paddingInline={{ lg: '6' }}>
        {order.product === 'flight' ? (
          <Slot name="checkout.summary.flight" props={{ order }} />
        ) : order.product === 'esim' ? (
          <Slot name="checkout.summary.esim" props={{ order }} />
        ) : (
          <Heading size="h3">{order.title}</Heading>
        )}
      </Box>
      <Separator />
      <Box padding={{ base: '4', lg: '5' }} paddingInline={{ lg: '6' }}>
        <KeyValueList>
          {isSupplied(order) && <PriceRows order={order} />}
          {order.paid > 0 && <KeyValue label={t('sum.paid')}>−{formatMoney(order.paid, locale)}</KeyValue>}
          <KeyValue label={t('sum.total')} total>
            <ChargedPrice amount={order.total} size="md" />
          </KeyValue>
        </KeyValueList>
      </Box>
      <CardFooter>
        <Flex justify="space-between" align="baseline" gap="3">
          <Text as="span" strong>
            {t('sum.now')}
          </Text>
          <ChargedPrice amount={now} size="lg" />
        </Flex>
        {order.to_pay > now && (
          <Flex justify="space-between" gap="3" color="fg.muted" textStyle="small">
            <span>{t('sum.later')}</span>
            <span>{formatMoney(order.to_pay - now, locale)}</span>
          </Flex>
        )}
        {action}
      </CardFooter>
    </Card>
  );
}

/** What the price is made of. */
function PriceRows({ order }: { order: SuppliedOrder }) {
  const locale = useLocale();
  if (order.product === 'esim')
    return (
      <>
        <KeyValue label={order.esim.package.title}>{formatMoney(order.esim.package.price, locale)}</KeyValue>
        <CouponRow order={order} />
      </>
    );
  return order.change ? <ChangeRows order={order} change={order.change} /> : <FareRows order={order} />;
}

/** What a coupon took off. */
function CouponRow({ order: { coupon_code: code, discount } }: { order: SuppliedOrder }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  return code !== null && <KeyValue label={t('sum.coupon', { code })}>−{formatMoney(discount, locale)}</KeyValue>;
}

function FareRows({ order }: { order: FlightOrder }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const taxes = order.fares.reduce((sum, fare) => sum + fare.taxes * fare.count, 0);
  return (
    <>
      {order.fares.map((fare) => (
        <KeyValue
          key={fare.type}
          label={`${t(`fare.${fare.type}`, { count: fare.count })} × ${formatMoney(fare.base, locale)}`}
        >
          {formatMoney(fare.base * fare.count, locale)}
        </KeyValue>
      ))}
      <KeyValue label={t('sum.taxes')}>{formatMoney(taxes, locale)}</KeyValue>
      {order.fee > 0 && <KeyValue label={t('sum.fee')}>{formatMoney(order.fee, locale)}</KeyValue>}
      <CouponRow order={order} />
    </>
  );
}

/** A change of flights: what the ticket held has cost, and what comes to it. */
function ChangeRows({ order, change }: { order: FlightOrder; change: OrderChange }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const { penalty, fare_difference, to_pay } = change;
  const difference = `${fare_difference < 0 ? '−' : ''}${formatMoney(Math.abs(fare_difference), locale)}`;
  return (
    <>
      <KeyValue label={t('sum.held')}>{formatMoney(order.total - to_pay, locale)}</KeyValue>
      <KeyValue label={t('sum.penalty')}>{formatMoney(penalty, locale)}</KeyValue>
      <KeyValue label={t('sum.difference')}>{difference}</KeyValue>
    </>
  );
}
