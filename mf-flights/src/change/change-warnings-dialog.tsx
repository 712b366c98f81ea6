import type { FlightOrder } from '@aylal/contracts/orders';
import { hoursMs } from '@aylal/domain/calendar';
import { changeWarningHours } from '@aylal/domain/flights';
import { WithMessages } from '@aylal/parts';
import { formatInstant, formatMoney, useLocale, type DialogViewOf } from '@aylal/shell';
import { Button, Flex, Notice, SkeletonText, Stack, Text } from '@aylal/ui';
import { firstDeparture, orderChangeRuling } from '../domain/order-change-ruling.ts';
import type { changeWarningsDialog } from '../ui/change-dialogs.ts';
import { changeMessages, useChangeMessages } from './change-messages.ts';

/** MODAL-46: what holds now and until when; a blocked change has no way on (GAP-12). */
export const view: DialogViewOf<typeof changeWarningsDialog> = {
  title: 'change.warningsTitle',
  Component: ({ props, close }) => (
    <WithMessages extra={changeMessages} waiting={<SkeletonText lines={4} />}>
      <ChangeWarnings order={props.order} close={close} />
    </WithMessages>
  ),
};

function ChangeWarnings({ order, close }: { order: FlightOrder; close: (goesOn: boolean) => void }) {
  const t = useChangeMessages();
  const locale = useLocale();
  const ruling = orderChangeRuling(order);
  const blocked = ruling.kind === 'blocked';
  return (
    <Stack gap="4">
      <Notice tone={blocked ? 'danger' : ruling.kind === 'warned' ? 'warning' : 'info'}>
        <ChangeRule order={order} />
      </Notice>
      {!blocked && (
        <Text>
          {t('warnings.fee', { fee: formatMoney(order.search_data.exchange_before_depart_price, locale) })}{' '}
          {t('warnings.keep')}
        </Text>
      )}
      <Flex gap="2" justify="flex-end" wrap="wrap">
        <Button variant="outline" onClick={() => close(false)}>
          {t('warnings.close')}
        </Button>
        {!blocked && <Button onClick={() => close(true)}>{t('warnings.continue')}</Button>}
      </Flex>
    </Stack>
  );
}

/** The rule that holds now, in a sentence, with its instants. */
export function ChangeRule({ order }: { order: FlightOrder }) {
  const t = useChangeMessages();
  const locale = useLocale();
  const ruling = orderChangeRuling(order);
  const departs = firstDeparture(order.search_data);
  const warned = new Date(Date.parse(departs) - changeWarningHours * hoursMs(1)).toISOString();
  return t(`warnings.${ruling.kind === 'blocked' ? ruling.reason : ruling.kind}`, {
    departs: formatInstant(departs, locale),
    warned: formatInstant(warned, locale),
    status: order.status.name,
  });
}
