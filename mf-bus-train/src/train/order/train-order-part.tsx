import type { TrainOrder } from '@aylal/contracts/orders';
import { dayOf } from '@aylal/domain/calendar';
import { statusesOf } from '@aylal/domain/orders';
import { formatDayWithYear, useLocale, useQuery, useServices, type SlotPart, useSharedMessages } from '@aylal/shell';
import { Card, Notice, Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { getTrainTicketQuery } from '../../api/train-ticket-query.ts';
import { TrainTimes } from '../../ui/train-times.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { TrainPass } from './train-pass.tsx';

/** `order.detail.train`: the train, and once it is issued a ticket for each place, with the platform as it is known now. What the page has is shown while that is asked, and without a network. */
function TrainOrderPart({ order: shown }: { order: TrainOrder }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { api } = useServices();
  const { code, issued } = shown.train;
  const ticket = useQuery({
    ...getTrainTicketQuery(api, shown.ref_number, code ?? '', locale),
    enabled: code !== null,
    retry: false,
  });
  const train = ticket.data?.result.train ?? shown.train;
  const { status_code } = shown.status;
  // Nobody is to be at a train that does not run, nor comes with an order that has ended.
  const over =
    train.is_departure_cancelled ||
    [...statusesOf('ended'), ...statusesOf('refund')].some((status) => status === status_code);
  return (
    <Stack gap="4">
      {train.is_departure_cancelled && (
        <Notice tone="danger" live="alert">
          {t('trainOrder.cancelled')}
        </Notice>
      )}
      <Card padded as="section" aria-label={t('trainOrder.ticket')}>
        <Text strong>{formatDayWithYear(dayOf(train.dep_time), locale)}</Text>
        <TrainTimes train={train} />
        <KeyValueList>
          {code !== null && <KeyValue label={t('order.code')}>{code}</KeyValue>}
          <KeyValue label={s('order.number')}>{shown.ref_number}</KeyValue>
          <KeyValue label={t('trainOrder.train')}>{`${train.train_no} · ${train.train_name}`}</KeyValue>
          <KeyValue label={t('order.wagon')}>{`${train.wagon} · ${t(`trainClass.${train.class}`)}`}</KeyValue>
          {issued && <KeyValue label={t('order.platform')}>{train.platform || t('order.platformLater')}</KeyValue>}
        </KeyValueList>
        {!over && (
          <Text kind="small" tone="muted" marginTop="2">
            {!issued && status_code < 4 ? t('order.later') : t('trainOrder.localTime')}
          </Text>
        )}
        {ticket.isError && (
          <Text kind="small" tone="muted" marginTop="2">
            {t('trainOrder.stale')}
          </Text>
        )}
      </Card>
      {shown.pax.map((one) => (
        <TrainPass key={one.place} ticket={one} train={train} />
      ))}
    </Stack>
  );
}

export const part: SlotPart<'order.detail.train'> = { Component: TrainOrderPart };
