import type { HotelCard } from '@aylal/contracts/hotels';
import { useServices } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { IconMapPin } from '@aylal/ui/icons';
import { useHotelsMessages } from './use-hotels-messages.ts';
import { mapDialog } from './map-dialog-ref.ts';

/** Opens the map of one hotel (MODAL-18); lies above a card that is a link as a whole. */
export function MapButton({ hotel }: { hotel: Pick<HotelCard, 'tapa_code' | 'name' | 'address' | 'location'> }) {
  const t = useHotelsMessages();
  const { dialogs } = useServices();
  const { tapa_code, name, address, location } = hotel;
  return (
    <Button
      variant="ghost"
      size="sm"
      paddingInline="0"
      alignSelf="flex-start"
      position="relative"
      zIndex="1"
      aria-label={`${name}: ${t('map.onMap')}`}
      onClick={() => void dialogs.open(mapDialog, { tapa_code, name, address, location })}
    >
      <IconMapPin size={18} />
      {t('map.onMap')}
    </Button>
  );
}
