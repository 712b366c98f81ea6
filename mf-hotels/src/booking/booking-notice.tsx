import type { BookingAnswer } from '@aylal/booking';
import type { HotelQuote } from '@aylal/contracts/hotels';
import { accountRoutes, hotelsRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Button, LinkButton, Notice } from '@aylal/ui';
import { hotelSlug } from '../domain/hotel-slug.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

export interface BookingNoticeProps {
  answer: BookingAnswer | null;
  quote: HotelQuote;
  onCheckAgain: () => void;
}

/** What came of the last attempt while the customer stays, and the way on: to the order that there is, to a new check, to other rooms. */
export function BookingNotice({ answer, quote, onCheckAgain }: BookingNoticeProps) {
  const t = useHotelsMessages();
  if (answer?.kind === 'already')
    return (
      <Notice
        tone="info"
        live="status"
        action={
          <LinkButton asChild size="sm" variant="outline">
            <RouteLink to={accountRoutes.order.to({ product: 'hotel', refNumber: answer.ref_number })}>
              {t('booking.toOrder')}
            </RouteLink>
          </LinkButton>
        }
      >
        {t('booking.already')}
      </Notice>
    );
  if (answer?.kind === 'unknown' || answer?.kind === 'signed-out')
    return (
      <Notice tone="warning" live="status">
        {t(answer.kind === 'unknown' ? 'booking.unknown' : 'booking.signedOut')}
      </Notice>
    );
  if (answer?.kind !== 'refused') return null;
  const gone = answer.problem === 'sold-out' || answer.problem === 'offer-gone';
  return (
    <Notice
      tone="warning"
      live="alert"
      action={
        gone ? (
          <LinkButton asChild size="sm" variant="outline">
            <RouteLink to={otherRooms(quote)}>{t('booking.otherRooms')}</RouteLink>
          </LinkButton>
        ) : (
          <Button size="sm" variant="outline" onClick={onCheckAgain}>
            {t('booking.checkAgain')}
          </Button>
        )
      }
    >
      {answer.message}
    </Notice>
  );
}

/** The hotel with the same stay. */
export function otherRooms({ hotel, stay }: Pick<HotelQuote, 'hotel' | 'stay'>): string {
  return hotelsRoutes.view.to({ code: hotel.tapa_code, name: hotelSlug(hotel.name) }, stay);
}
