import type { Order } from '@aylal/contracts/orders';
import type { Money } from '@aylal/domain/money';
import { formatMoney, useLocale } from '@aylal/shell';
import { Box, Card, CardFooter, Flex, Separator, Text } from '@aylal/ui';
import { KeyValue, KeyValueList, WithScripts } from '@aylal/ui/primitives';
import type { ReactNode } from 'react';
import { loanFor } from '../domain/loan-for.ts';
import { PriceLines, ProductSummary } from './product/product-parts.tsx';
import { ChargedPrice } from '../ui/charged-price.tsx';
import { type CheckoutKey, useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** What is bought, contributed by its vertical, its price line by line, and what is paid now and later with the action. */
export function OrderSum({
  order,
  now,
  way,
  action,
}: {
  order: Order;
  now: Money;
  /** The chosen way to pay: of a loan nothing is paid now. */
  way: string | undefined;
  action: ReactNode;
}) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const loan = loanFor(way, now);
  return (
    <Card>
      {/* No server renders it yet: without scripts its place would stay empty. */}
      <WithScripts>
        <Box padding={{ base: '4', lg: '5' }} paddingInline={{ lg: '6' }}>
          <ProductSummary order={order} />
        </Box>
        <Separator />
      </WithScripts>
      <Box padding={{ base: '4', lg: '5' }} paddingInline={{ lg: '6' }}>
        <KeyValueList>
          <PriceLines order={order} />
          {order.paid > 0 && <KeyValue label={t('sum.paid')}>−{formatMoney(order.paid, locale)}</KeyValue>}
          <KeyValue label={t(totalWord(order))} total={order.lines.length > 0 || order.paid > 0}>
            <ChargedPrice amount={order.total} size="md" />
          </KeyValue>
        </KeyValueList>
      </Box>
      <CardFooter>
        <Flex justify="space-between" align="baseline" gap="3">
          <Text as="span" strong>
            {t('sum.now')}
          </Text>
          <ChargedPrice amount={loan === null ? now : 0} size="lg" />
        </Flex>
        {loan !== null && (
          <Flex justify="space-between" gap="3" color="fg.muted" textStyle="small">
            <span>{t('sum.loan')}</span>
            <span>{formatMoney(loan, locale)}</span>
          </Flex>
        )}
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

/** Of a trip booked with a deposit the order is the deposit alone: the price of the trip is more. */
function totalWord(order: Order): CheckoutKey {
  return order.product === 'trip' && order.trip.deposit !== null ? 'sum.deposit' : 'sum.total';
}
