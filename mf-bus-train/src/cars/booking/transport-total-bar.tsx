import type { Transport } from '@aylal/contracts/transports';
import { priceTransport } from '@aylal/domain/transports';
import { useFormContext } from '@aylal/forms';
import { usePrice, useSharedMessages } from '@aylal/shell';
import { ActionBar, Box, Button, PriceTag } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { TransportValues } from './transport-form-schema.ts';

/** The foot of a phone screen: what the booking comes to, and the booking. It is beside the whole form, for it sticks no further than what holds it. */
export function TransportTotalBar({ transport, busy }: { transport: Transport; busy: boolean }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const { charged } = usePrice();
  const days = useFormContext<TransportValues>().watch('days');
  return (
    <ActionBar marginInline={{ base: '-4', md: '-6' }} marginTop="4" role="region" aria-label={s('order.total')}>
      <Box flex="1" minWidth="0">
        <PriceTag {...charged(priceTransport(transport.kind, transport.price, days))} />
      </Box>
      <Button type="submit" form="transport-booking" loading={busy}>
        {t('tripBooking.submit')}
      </Button>
    </ActionBar>
  );
}
