import type { OrderShipment } from '@aylal/contracts/cart';
import { formatInstant, useLocale, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Box, Button, Heading, Notice, Skeleton, Stack, Text, VisuallyHidden } from '@aylal/ui';
import { IconMapPin } from '@aylal/ui/icons';
import { Timeline } from '@aylal/ui/primitives';
import { shipmentQuery } from '../api/shipment-query.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { AddressText } from '../ui/address-text.tsx';
import { shipmentDialog } from '../ui/shipment-dialog-ref.ts';

const steps = ['packed', 'on-the-way', 'delivered'] as const;

/** The delivery of an order: where it goes, how far it has come, and another address while it is not paid. */
export function OrderDelivery({ refNumber }: { refNumber: string }) {
  const t = useRemoteMessages();
  const shared = useSharedMessages();
  const { dialogs, ...services } = useServices();
  const delivery = useQuery(shipmentQuery(services, refNumber));
  const deliveryResult = delivery.data?.result;
  return (
    <Box as="section" aria-labelledby="order-delivery">
      <Heading as="h3" size="h3" id="order-delivery">
        {t('shipment.title')}
      </Heading>
      {deliveryResult ? (
        <Stack gap="3" marginTop="2">
          <AddressText shipment={deliveryResult.shipment} />
          <Progress delivery={deliveryResult} />
          {deliveryResult.changeable && (
            <Button
              variant="outline"
              size="sm"
              alignSelf="flex-start"
              aria-haspopup="dialog"
              data-print="hide"
              onClick={() => void dialogs.open(shipmentDialog, { location: deliveryResult.shipment, refNumber })}
            >
              <IconMapPin size={18} />
              {t('shipment.change')}
            </Button>
          )}
        </Stack>
      ) : delivery.isError ? (
        <Notice
          tone="warning"
          live="status"
          action={
            <Button size="sm" variant="outline" onClick={() => void delivery.refetch()}>
              {shared('action.retry')}
            </Button>
          }
        >
          {t('shipment.failed')}
        </Notice>
      ) : (
        <>
          <VisuallyHidden role="status">{t('shipment.loading')}</VisuallyHidden>
          <Skeleton height="88px" marginTop="2" />
        </>
      )}
    </Box>
  );
}

function Progress({ delivery: { state, leaves_at, arrives_at } }: { delivery: OrderShipment }) {
  const t = useRemoteMessages();
  const locale = useLocale();
  if (state === 'waiting' || leaves_at === null || arrives_at === null)
    return (
      <Text kind="small" tone="muted">
        {t('shipment.waiting')}
      </Text>
    );
  const now = steps.indexOf(state);
  const notes = {
    packed: t('shipment.leaves', { time: formatInstant(leaves_at, locale) }),
    'on-the-way': t('shipment.arrives', { time: formatInstant(arrives_at, locale) }),
    delivered: undefined,
  };
  return (
    <Timeline
      label={t('shipment.steps')}
      steps={steps.map((step, index) => ({
        id: step,
        state: index < now || state === 'delivered' ? 'done' : index === now ? 'now' : 'next',
        title: t(`shipment.state.${step}`),
        note: index === now ? notes[step] : undefined,
      }))}
    />
  );
}
