import { useState } from 'react';
import { formatMoney, useLocale, useQuery, useServices, type DialogViewOf, useSharedMessages } from '@aylal/shell';
import { Button, Flex, Notice, Stack, StatusView, SupportPhoneLink, Text } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { busCancelDialog } from './bus-cancel-dialog-ref.ts';
import { BusCancelForm } from './bus-cancel-form.tsx';
import { busBlock } from './bus-return.ts';
import { rideOf, type RideOrder } from './ride.ts';
import { rideTicketQuery } from './ride-ticket-query.ts';

/** MODAL-26: the tickets that are left, what comes back, then what was done. Too late for that it says why and gives the phone. */
export const view: DialogViewOf<typeof busCancelDialog> = {
  title: 'busCancel.title',
  Component: ({ props, close }) => <BusCancel order={props.order} close={() => close()} />,
};

function BusCancel({ order: shown, close }: { order: RideOrder; close: () => void }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { api, queryClient } = useServices();
  const [back, setBack] = useState<number | null>(null);
  // Silence of the partner leaves the order as the page has it.
  const order = useQuery({ ...rideTicketQuery(api, shown, locale), retry: false }).data ?? shown;
  if (back !== null)
    return (
      <StatusView
        kind="done"
        title={t('busCancel.doneTitle')}
        action={
          <Button data-autofocus onClick={close}>
            {s('action.close')}
          </Button>
        }
      >
        {t('busCancel.done', { price: formatMoney(back, locale) })}
      </StatusView>
    );
  const block = busBlock(order);
  return (
    <Stack gap="4">
      {rideOf(order).cancelled && <Notice tone="warning">{t('busCancel.departureCancelled')}</Notice>}
      {block ? (
        <>
          <Notice tone="danger">{t(`busCancel.${block}`, { status: order.status.name })}</Notice>
          <Flex justify="space-between" align="center" gap="3">
            <SupportPhoneLink />
            <Button variant="outline" onClick={close}>
              {s('action.close')}
            </Button>
          </Flex>
        </>
      ) : (
        <BusCancelForm
          order={order}
          onSent={(sum) => {
            setBack(sum);
            void queryClient.invalidateQueries();
          }}
        />
      )}
      <Text kind="small" tone="muted">
        {t('busCancel.rule')}
      </Text>
    </Stack>
  );
}
