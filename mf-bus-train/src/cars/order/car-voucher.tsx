import type { TransportOrder } from '@aylal/contracts/orders';
import { voucherStateOf } from '@aylal/domain/orders';
import { spacedPhone } from '@aylal/domain/people';
import { Ticket, TicketDay, TicketEnds, TicketFact, TicketStub } from '@aylal/parts';
import { formatMoney, useLocale, useSharedMessages } from '@aylal/shell';
import { Heading, Text, TextLink } from '@aylal/ui';
import { IconCar } from '@aylal/ui/icons';
import { TicketFacts, TicketSection } from '@aylal/ui/primitives';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** The voucher of a car with its driver: from where to where and when, who drives once it is known, and the operator's number to show. */
export function CarVoucher({ order }: { order: TransportOrder }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { transport: car } = order;
  const state = voucherStateOf(order, car.issued);
  return (
    <Ticket
      title={t('transportOrder.voucher')}
      english="Car voucher"
      day={car.date}
      hour={Number(car.time.slice(0, 2))}
      state={state}
    >
      <TicketSection>
        <Heading as="h2" size="h3" marginBottom="3">
          {car.title}
        </Heading>
        <TicketEnds
          from={{ large: car.time, place: car.pick_up }}
          to={
            car.kind === 'hire'
              ? { large: t('transport.days', { count: car.days }), place: <TicketDay day={car.end_date} /> }
              : { place: car.drop_off }
          }
          icon={<IconCar size={20} />}
        />
        <Text kind="small" tone="muted">
          {car.vehicle} · {t('transportBooking.peopleCount', { count: car.people })}
        </Text>
      </TicketSection>
      <TicketStub
        term={t('tripOrder.confirmation')}
        english="Confirmation number"
        number={car.confirmation}
        state={state}
      >
        <TicketFacts marginTop="0" gridTemplateColumns="repeat(auto-fit, minmax(140px, 1fr))">
          {car.driver && (
            <TicketFact
              term={t('transportOrder.driver')}
              english="Driver"
              note={
                car.driver_phone && (
                  <TextLink href={`tel:${car.driver_phone}`}>{spacedPhone(car.driver_phone)}</TextLink>
                )
              }
            >
              {car.driver}
            </TicketFact>
          )}
          {car.plate && (
            <TicketFact term={t('transportOrder.plate')} english="Plate">
              {car.plate}
            </TicketFact>
          )}
          {car.flight && (
            <TicketFact term={t('transportBooking.flight')} english="Flight">
              {car.flight}
            </TicketFact>
          )}
          <TicketFact term={s('order.number')} english="Order number">
            {order.ref_number}
          </TicketFact>
          <TicketFact term={s('order.total')} english="Total">
            {formatMoney(car.price, locale)}
          </TicketFact>
        </TicketFacts>
      </TicketStub>
    </Ticket>
  );
}
