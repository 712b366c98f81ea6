import type { OrderRow, StoredTraveller } from '../../../commerce/orders/order-row.ts';
import { decideRefund, type RefundDecision } from './decide-refund.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
const hour = 3_600_000;
const [bat, oyu, baby] = (['adult', 'adult', 'infant'] as const).map((type, index): StoredTraveller => ({
  type,
  gender: null,
  surname: 'BAT',
  given_name: `NAME ${index}`,
  nationality: 'MN',
  masked_document: '',
  sealed: '',
  ticket_number: `289-${index}`,
})) as [StoredTraveller, StoredTraveller, StoredTraveller];

type Order = Parameters<typeof decideRefund>[0];
/** Two adults and an infant, 900 each for the adults and 100 for the infant; the airline keeps 300 of a ticket. */
function order(over: Partial<Order> = {}, offer: object = {}): Order {
  return {
    product: 'flight',
    status: 4,
    travellers: [bat, oyu, baby],
    total: 1_900,
    fee: 0,
    paid: 1_900,
    paid_at: now - 24 * hour,
    credit_name: null,
    offer: {
      fares: [
        { type: 'adult', count: 2, base: 700, taxes: 200 },
        { type: 'infant', count: 1, base: 100, taxes: 0 },
      ],
      refundable_before_depart: true,
      refund_before_depart_price: 300,
      trips: [{ flights: [{ departure_at: new Date(now + 200 * hour).toISOString() }] }],
      ...offer,
    } as OrderRow['offer'],
    ...over,
  };
}
const ticketOf = ({ ticket_number, given_name, surname }: StoredTraveller) => ({
  ticket_number: ticket_number ?? '',
  first_name: given_name,
  last_name: surname,
});
const decide = (
  of: Order,
  travellers: readonly StoredTraveller[],
  { back = [], type, at = now }: { back?: readonly string[]; type?: 'all' | 'part'; at?: number } = {},
) =>
  decideRefund(
    of,
    {
      tickets: travellers.map(ticketOf),
      refund_type: type ?? (travellers.length + back.length === 3 ? 'all' : 'part'),
    },
    new Set(back),
    at,
  );
const refuse = (because: 'automatic' | 'state' | 'tickets' | 'alone'): RefundDecision => ({ kind: 'refuse', because });

describe('[REFUND-02] decideRefund', () => {
  it('refunds what was agreed and paid', () => {
    expect(decide(order(), [bat])).toEqual({
      kind: 'refund',
      tickets: ['289-0'],
      quote: { fare: 900, fee: 300, discount: 0, back: 600 },
    });
    expect(decide(order(), [bat, oyu, baby])).toMatchObject({ quote: { fare: 1_900, fee: 700, back: 1_200 } });
  });

  it('[MNY-10] refunds nothing of our fee', () => {
    expect(decide(order({ total: 2_000, paid: 2_000, fee: 100 }), [bat])).toMatchObject({ quote: { back: 600 } });
    expect(decide(order({ total: 1_900, paid: 1_900, fee: 190 }), [bat])).toMatchObject({ quote: { back: 510 } });
  });

  it('counts a ticket once that is named twice', () => {
    expect(decide(order(), [bat, bat])).toMatchObject({ kind: 'refund', tickets: ['289-0'], quote: { fare: 900 } });
  });

  it.each<[string, Order, RefundDecision]>([
    ['within 48 hours', order({}, { trips: [{ flights: [{ departure_at: iso(48) }] }] }), refuse('automatic')],
    ['after departure', order({}, { trips: [{ flights: [{ departure_at: iso(0) }] }] }), refuse('automatic')],
    ['of a fare that gives nothing', order({}, { refundable_before_depart: false }), refuse('automatic')],
    ['whose airline keeps all', order({}, { refund_before_depart_price: 900 }), refuse('automatic')],
    ['that is paid in part', order({ paid: 1_899 }), refuse('automatic')],
    ['that a lender paid', order({ credit_name: 'LENDPAY' }), refuse('automatic')],
    [
      'that a lender paid long ago',
      order({ credit_name: 'LENDPAY', paid_at: now - 16 * 24 * hour }),
      refuse('automatic'),
    ],
    ['that is not issued', order({ status: 3 }), refuse('state')],
    ['whose refund is sent', order({ status: 8 }), refuse('state')],
    ['whose refund is under way', order({ status: 9 }), refuse('state')],
    ['whose refund is finished', order({ status: 10 }), refuse('state')],
  ])('refuses an order %s', (_name, of, decision) => {
    expect(decide(of, [bat])).toEqual(decision);
  });

  it('[GAP-53] refuses a name or a number of nobody, and a word that says otherwise how many are left', () => {
    expect(decide(order(), [{ ...bat, given_name: 'ANOTHER' }])).toEqual(refuse('tickets'));
    expect(decide(order(), [{ ...bat, surname: 'ANOTHER' }])).toEqual(refuse('tickets'));
    expect(decide(order(), [{ ...bat, ticket_number: '289-9' }])).toEqual(refuse('tickets'));
    expect(decide(order(), [bat], { type: 'all' })).toEqual(refuse('tickets'));
    expect(decide(order(), [bat, oyu, baby], { type: 'part' })).toEqual(refuse('tickets'));
  });

  it('answers that a ticket is being refunded, and counts only the rest', () => {
    expect(decide(order(), [bat, oyu], { back: ['289-0'] })).toEqual({ kind: 'already' });
    expect(decide(order(), [oyu, baby], { back: ['289-0'] })).toMatchObject({ kind: 'refund' });
    const withoutTicket = order({ travellers: [bat, { ...oyu, ticket_number: null }] });
    expect(decide(withoutTicket, [bat], { type: 'all' })).toMatchObject({ kind: 'refund' });
  });

  it('leaves no infant without an adult', () => {
    expect(decide(order(), [bat, oyu])).toEqual(refuse('alone'));
    expect(decide(order(), [bat, baby])).toMatchObject({ kind: 'refund' });
  });
});

function iso(hours: number): string {
  return new Date(now + hours * hour).toISOString();
}
