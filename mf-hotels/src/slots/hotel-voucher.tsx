import type { HotelOrder } from '@aylal/contracts/orders';
import { voucherStateOf } from '@aylal/domain/orders';
import { spacedPhone } from '@aylal/domain/people';
import { Ticket, TicketDay, TicketEnds, TicketFact, TicketStub } from '@aylal/parts';
import { formatDayColumn, useLocale, useSharedMessages } from '@aylal/shell';
import { Heading, Text, TextLink } from '@aylal/ui';
import { IconBed } from '@aylal/ui/icons';
import { TicketFacts, TicketSection } from '@aylal/ui/primitives';
import { partnerKey } from '../domain/partner-name.ts';
import { guestLabel } from '../ui/guest-label.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

/** The voucher of a stay: the house and its address, the two days, the room and its guests, and the hotel's number to show. */
export function HotelVoucher({ order }: { order: HotelOrder }) {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { hotel } = order;
  const state = voucherStateOf(order, hotel.issued);
  return (
    <Ticket
      title={t('order.voucher')}
      english="Hotel voucher"
      day={hotel.check_in}
      hour={Number(hotel.arrival_time.slice(0, 2))}
      state={state}
    >
      <TicketSection>
        <Heading as="h2" size="h3">
          {hotel.name}
        </Heading>
        <Text kind="small" tone="muted" marginBottom="3">
          {hotel.address}
        </Text>
        <TicketEnds
          from={{
            large: formatDayColumn(hotel.check_in, locale).day,
            place: t('search.checkIn'),
            note: (
              <>
                <TicketDay day={hotel.check_in} />
                <br />
                {t('order.arrival', { time: hotel.arrival_time })}
              </>
            ),
          }}
          to={{
            large: formatDayColumn(hotel.check_out, locale).day,
            place: t('search.checkOut'),
            note: <TicketDay day={hotel.check_out} />,
          }}
          icon={<IconBed size={20} />}
        />
        <TicketFacts gridTemplateColumns="repeat(auto-fit, minmax(200px, 1fr))">
          <TicketFact
            term={t('order.room')}
            english="Room"
            note={`${guestLabel(hotel, t)} · ${t(hotel.breakfast ? 'rooms.breakfast' : 'rooms.noBreakfast')}`}
          >
            {hotel.room}
          </TicketFact>
          <TicketFact term={t('order.guests')} english="Guests">
            {hotel.guests.map(({ last_name, first_name }) => `${last_name} ${first_name}`).join(', ')}
          </TicketFact>
          {hotel.phone && (
            <TicketFact term={t('order.phone')} english="Hotel phone">
              <TextLink href={`tel:${hotel.phone}`}>{spacedPhone(hotel.phone)}</TextLink>
            </TicketFact>
          )}
          {hotel.special_request !== '' && (
            <TicketFact term={t('booking.request')} english="Request">
              {hotel.special_request}
            </TicketFact>
          )}
        </TicketFacts>
      </TicketSection>
      <TicketStub
        term={t('order.confirmation')}
        english="Confirmation number"
        number={hotel.confirmation}
        state={state}
      >
        <TicketFacts marginTop="0" gridTemplateColumns="repeat(auto-fit, minmax(160px, 1fr))">
          <TicketFact term={s('order.number')} english="Order number">
            {order.ref_number}
          </TicketFact>
          <TicketFact term={t('order.soldBy')} english="Booked through">
            {t(`partners.${partnerKey(hotel.ota)}`)}
          </TicketFact>
        </TicketFacts>
      </TicketStub>
    </Ticket>
  );
}
