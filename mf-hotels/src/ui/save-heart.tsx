import { IconButton } from '@aylal/ui';
import { IconHeart } from '@aylal/ui/icons';
import { useHotelsMessages } from './use-hotels-messages.ts';
import { useSavedHotel, type SavableHotel } from './use-saved-hotel.ts';

/** The heart on a card and a page: filled while the hotel is saved. */
export function SaveHeart({ hotel }: { hotel: SavableHotel }) {
  const t = useHotelsMessages();
  const { saved, busy, toggle } = useSavedHotel(hotel);
  return (
    <IconButton
      label={t('saved.heart', { hotel: hotel.name })}
      aria-pressed={saved}
      aria-busy={busy}
      position="relative"
      zIndex="1"
      flexShrink={0}
      bg="bg"
      color={saved ? 'fg.error' : 'fg.muted'}
      css={saved ? { '& svg': { fill: 'currentColor' } } : {}}
      onClick={() => void toggle()}
    >
      <IconHeart size={22} />
    </IconButton>
  );
}
