import type { Shipment } from '@aylal/contracts/cart';
import { useServices } from '@aylal/shell';
import { Button, Card, Heading, Stack, Text } from '@aylal/ui';
import { IconMapPin } from '@aylal/ui/icons';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { AddressText } from '../ui/address-text.tsx';
import { shipmentDialog } from '../ui/shipment-dialog-ref.ts';

/** Where the cart's printed tickets go, and the way to say or change it. */
export function ShipmentCard({ shipment }: { shipment: Shipment | null }) {
  const t = useRemoteMessages();
  const { dialogs } = useServices();
  return (
    <Card padded as="section" aria-labelledby="shipment-card">
      <Stack gap="3">
        <Heading as="h2" size="h3" id="shipment-card">
          {t('shipment.title')}
        </Heading>
        {shipment ? <AddressText shipment={shipment} /> : <Text>{t('shipment.none')}</Text>}
        <Text kind="small" tone="muted">
          {t('shipment.when')}
        </Text>
        <Button
          variant={shipment ? 'outline' : 'soft'}
          size="sm"
          alignSelf="flex-start"
          aria-haspopup="dialog"
          onClick={() => void dialogs.open(shipmentDialog, { location: shipment })}
        >
          <IconMapPin size={18} />
          {t(shipment ? 'shipment.change' : 'shipment.choose')}
        </Button>
      </Stack>
    </Card>
  );
}
