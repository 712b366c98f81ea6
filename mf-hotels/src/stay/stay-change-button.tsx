import type { HotelStayQuery } from '@aylal/contracts/hotels';
import { hotelsRoutes } from '@aylal/routes';
import { useLocale, useServices } from '@aylal/shell';
import { Button, VisuallyHidden } from '@aylal/ui';
import { IconEdit } from '@aylal/ui/icons';
import { guestLabel } from '../ui/guest-label.ts';
import { stayDays } from '../ui/stay-days.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { stayChangeDialog } from './stay-change-dialog-ref.ts';

export interface StayChangeButtonProps {
  /** The hotel as the address says it. */
  hotel: { code: string; name: string };
  stay: HotelStayQuery;
}

/** The nights and guests that the prices are for; others are chosen in a dialog, and then the address says them. */
export function StayChangeButton({ hotel, stay }: StayChangeButtonProps) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const { dialogs, navigator } = useServices();
  const change = async () => {
    const chosen = await dialogs.open(stayChangeDialog, { code: hotel.code, stay });
    if (chosen) navigator.go(hotelsRoutes.view.to(hotel, chosen));
  };
  return (
    <Button
      variant="outline"
      size="sm"
      height="auto"
      minHeight="44px"
      paddingBlock="2"
      whiteSpace="normal"
      textAlign="start"
      aria-haspopup="dialog"
      onClick={() => void change()}
    >
      {[stayDays(stay, locale), guestLabel(stay, t)].join(' · ')}
      <IconEdit size={18} />
      <VisuallyHidden>{t('stay.change')}</VisuallyHidden>
    </Button>
  );
}
