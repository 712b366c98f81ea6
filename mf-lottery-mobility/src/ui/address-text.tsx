import type { Shipment } from '@aylal/contracts/cart';
import { Box, Text } from '@aylal/ui';
import { useRemoteMessages } from './use-remote-messages.ts';

/** An address in words: place, door, phone and the note for the courier. */
export function AddressText({ shipment: { address, phone, note } }: { shipment: Shipment }) {
  const t = useRemoteMessages();
  return (
    <Box minWidth="0" overflowWrap="anywhere">
      <Text strong>{[t(`aimag.${address.aimag}`), address.district, address.khoroo].join(', ')}</Text>
      <Text>{address.street}</Text>
      <Text kind="small" tone="muted">
        {note === '' ? phone : `${phone} · ${note}`}
      </Text>
    </Box>
  );
}
