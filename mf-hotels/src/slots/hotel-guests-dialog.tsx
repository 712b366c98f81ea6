import { useSharedMessages } from '@aylal/shell';
import type { DialogViewOf } from '@aylal/shell';
import { Box, Text } from '@aylal/ui';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import type { hotelGuestsDialog } from './hotel-guests-dialog-ref.ts';

type View = DialogViewOf<typeof hotelGuestsDialog>;

/** MODAL-65, GAP-80: one for each room. */
function HotelGuestsDialog({ props: { guests } }: Parameters<View['Component']>[0]) {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  return (
    <Box as="ul" listStyleType="none" aria-label={t('order.guests')}>
      {guests.map(({ last_name, first_name, gender }, index) => (
        <li key={index}>
          <Text strong>
            {last_name} {first_name}
          </Text>
          <Text kind="small" tone="muted">
            {guests.length > 1 ? `${t('booking.guestOfRoom', { number: index + 1 })} · ` : ''}
            {s(gender === 'F' ? 'person.female' : 'person.male')}
          </Text>
        </li>
      ))}
    </Box>
  );
}

export const view: View = { title: 'order.guests', Component: HotelGuestsDialog };
