import type { FlightOrder } from '@aylal/contracts/orders';
import { buildFlightOrder } from '../testing/build-flight-order.ts';
import { ticketState } from './ticket-state.ts';

const at = (status_code: FlightOrder['status']['status_code'], over: Partial<Parameters<typeof ticketState>[0]> = {}) =>
  ticketState({ ...buildFlightOrder(), status: { status_code, name: '' }, ...over });
const tickets = buildFlightOrder().travellers.flatMap(({ ticket_number }) => ticket_number ?? []);

describe('ticketState', () => {
  it.each([
    [4, 'valid'],
    [5, 'cancelled'],
    [6, 'cancelled'],
    [7, 'valid'],
    [10, 'refunded'],
  ] as const)('of an order with status %d and tickets is %s', (status, state) => {
    expect(at(status)).toBe(state);
  });

  it('is pending until a ticket is issued', () => {
    const travellers = buildFlightOrder().travellers.map((one) => ({ ...one, ticket_number: null }));
    expect([at(1, { travellers }), at(3, { travellers })]).toEqual(['pending', 'pending']);
  });

  it('is refunded once every ticket is on its way back, and valid while one is left', () => {
    const refund = (given: string[]) => ({ refunds: [{ state: 'sent', tickets: given }] });
    expect(at(8, refund(tickets))).toBe('refunded');
    expect(at(8, refund(tickets.slice(0, 1)))).toBe(tickets.length > 1 ? 'valid' : 'refunded');
  });
});
