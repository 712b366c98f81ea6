import { buildBookedBus, buildBookedHotel, buildIssuedOrder, buildTripOrder } from '@aylal/testing';
import { eventsOfOrder } from './events-of-order.ts';
import { writeCalendar } from './write-calendar.ts';

const write = (order: Parameters<typeof eventsOfOrder>[0]) =>
  writeCalendar(eventsOfOrder(order), 'https://aylal.example/mn/user/order').replaceAll('\r\n ', '');

describe('The times of an order as a calendar file', () => {
  it('have each flight at its instants, whatever zone the reader is in', () => {
    const order = buildIssuedOrder();
    const flights = order.search_data.trips.flatMap((trip) => trip.flights);
    const file = write(order);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(flights.length);
    for (const { departure_at } of flights) {
      const start = new Date(departure_at).toISOString().replaceAll(/[-:]|\.000/g, '');
      expect(file).toContain(`DTSTART:${start}`);
    }
  });

  it('have a ride from its station, and a stay over whole days', () => {
    const bus = buildBookedBus();
    expect(write(bus)).toContain(`SUMMARY:${bus.title}`);
    const { hotel } = buildBookedHotel();
    const stay = write(buildBookedHotel());
    expect(stay).toContain(`DTSTART;VALUE=DATE:${hotel.check_in.replaceAll('-', '')}`);
    expect(stay).toContain(`DTEND;VALUE=DATE:${hotel.check_out.replaceAll('-', '')}`);
  });

  it('end a trip on its last day, and have the same id each time', () => {
    const order = buildTripOrder();
    const [event] = eventsOfOrder(order);
    expect(event?.start).toBe(order.trip.date);
    expect((event?.end ?? '') > order.trip.end_date).toBe(true);
    expect(write(order)).toContain(`UID:${order.ref_number}@aylal`);
  });
});
