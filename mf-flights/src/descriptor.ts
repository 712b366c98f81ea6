import { defineDescriptor } from '@aylal/shell/descriptor';

const label = { mn: 'Нислэг', en: 'Flights', zh: '机票', ru: 'Авиабилеты', ko: '항공권', ja: '航空券' };
const searchKeys = ['_from', '_to', 'depart_date', 'return_date', 'trip_type', 'adult', 'child', 'infant'];

/** What the shell knows of flights without loading them. Chunk names are those of `remote.ts`. */
export const descriptor = defineDescriptor({
  id: 'mf-flights',
  contract: '^1.0.0',
  modes: ['web', 'emongolia'],
  routes: [
    { pattern: '/flights', chunk: 'search' },
    {
      pattern: '/flights/results',
      chunk: 'results',
      reads: [{ path: '/api/flight/v4/rest/search/', query: searchKeys }],
      noindex: true,
    },
    {
      pattern: '/flights/offer',
      chunk: 'offer',
      reads: [{ path: '/api/flight/v3/rest/detail_with_discount/', query: ['filter_str', 'key'] }],
      noindex: true,
    },
    {
      pattern: '/flights/booking',
      chunk: 'booking',
      reads: [{ path: '/api/flight/v3/rest/detail_with_discount/', query: ['filter_str', 'key'] }],
      noindex: true,
    },
  ],
  navigation: [
    { id: 'flights', label, path: '/flights', icon: 'plane', menu: { group: 'main', order: 20 }, miniApp: 3 },
  ],
  dialogs: [
    { view: 'FLIGHT_CANCELLATION_VIEW', chunk: 'refund-rules' },
    { view: 'FLIGHT_CHANGES_VIEW', chunk: 'change-rules' },
    { view: 'FLIGHT_BAGGAGE_VIEW', chunk: 'baggage', size: 'large' },
  ],
  slots: [
    { slot: 'home.search', id: 'flights-home-search', label, icon: 'plane', order: 10, chunk: 'home-search' },
    { slot: 'home.board', id: 'flights-cheap-days', label, icon: 'plane', order: 10, chunk: 'cheap-days' },
    {
      slot: 'checkout.summary.flight',
      id: 'flights-checkout-summary',
      label,
      icon: 'plane',
      order: 10,
      chunk: 'checkout-summary',
    },
    { slot: 'order.detail.flight', id: 'flights-ticket', label, icon: 'ticket', order: 10, chunk: 'ticket' },
  ],
  events: { produces: [], consumes: ['session/changed@1'] },
});
