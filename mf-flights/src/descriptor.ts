import { defineDescriptor } from '@aylal/shell/descriptor';

const label = { mn: 'Нислэг', en: 'Flights', zh: '机票', ru: 'Авиабилеты', ko: '항공권', ja: '航空券' };
const searchKeys = [
  '_from',
  '_to',
  'depart_date',
  'return_date',
  'next_trips',
  'trip_type',
  'adult',
  'child',
  'infant',
];

/** What the shell knows of flights without loading them. Chunk names are those of `remote.ts`. */
export const descriptor = defineDescriptor({
  id: 'mf-flights',
  contract: '^1.4.0',
  modes: ['web', 'emongolia'],
  routes: [
    { pattern: '/flights', chunk: 'search', server: true },
    {
      pattern: '/flights/results',
      chunk: 'results',
      reads: [
        { path: '/api/flight/v4/rest/search/', query: searchKeys },
        { path: '/api/flight/v4/rest/nearby_dates/', query: searchKeys },
      ],
      noindex: true,
      server: true,
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
    {
      pattern: '/flights/alerts',
      chunk: 'alerts',
      reads: [{ path: '/api/flight/v4/rest/price_alert/' }],
      noindex: true,
    },
    {
      pattern: '/flights/subscription',
      chunk: 'subscription',
    },
    { pattern: '/flights/unsubscription', chunk: 'unsubscription', noindex: true },
    {
      pattern: '/flights/alerts/stop',
      chunk: 'stop-alert',
      reads: [{ path: '/api/flight/v4/rest/price_alert_link/', query: ['link'] }],
      noindex: true,
    },
    {
      pattern: '/user/order/flight/exchange/search/:refNumber',
      chunk: 'booking',
      reads: [{ path: '/api/order/v1/detail/flight/{refNumber}/' }],
      noindex: true,
    },
    {
      pattern: '/user/order/flight/exchange/view/:filter_str/:key/:ref_number',
      chunk: 'booking',
      reads: [{ path: '/api/order/v1/detail/flight/{ref_number}/' }],
      noindex: true,
    },
  ],
  navigation: [
    { id: 'flights', label, path: '/flights', icon: 'plane', menu: { group: 'main', order: 20 }, miniApp: 3 },
    {
      id: 'price-alerts',
      label: {
        mn: 'Үнийн мэдэгдэл',
        en: 'Price alerts',
        zh: '价格提醒',
        ru: 'Уведомления о ценах',
        ko: '가격 알림',
        ja: '価格アラート',
      },
      path: '/flights/alerts',
      icon: 'plane',
      menu: { group: 'user', order: 20 },
    },
  ],
  dialogs: [
    { view: 'FLIGHT_CANCELLATION_VIEW', chunk: 'refund-rules' },
    { view: 'FLIGHT_CHANGES_VIEW', chunk: 'change-rules' },
    { view: 'FLIGHT_BAGGAGE_VIEW', chunk: 'baggage' },
    { view: 'FLIGHT_PRICE_ALERT_VIEW', chunk: 'price-alert' },
    { view: 'FLIGHT_CHANGE_WARNINGS_VIEW', chunk: 'change' },
    { view: 'FLIGHT_CHANGE_SELECTED_VIEW', chunk: 'booking' },
    { view: 'FLIGHT_CHANGE_CONFIRM_VIEW', chunk: 'change' },
    { view: 'PASSENGER_INFO_VIEW', chunk: 'passenger-info' },
  ],
  slots: [
    {
      slot: 'home.search',
      id: 'flights-home-search',
      label,
      icon: 'plane',
      order: 10,
      chunk: 'home-search',
      server: true,
    },
    {
      slot: 'home.board',
      id: 'flights-cheap-days',
      label,
      icon: 'plane',
      order: 10,
      chunk: 'cheap-days',
      server: true,
    },
    {
      slot: 'checkout.summary.flight',
      id: 'flights-checkout-summary',
      label,
      icon: 'plane',
      order: 10,
      chunk: 'checkout-summary',
    },
    { slot: 'order.detail.flight', id: 'flights-ticket', label, icon: 'ticket', order: 10, chunk: 'ticket' },
    {
      slot: 'order.actions.flight',
      id: 'flights-order-actions',
      label,
      icon: 'ticket',
      order: 10,
      chunk: 'ticket',
    },
  ],
  fallback: {
    title: {
      mn: 'Нислэгийн хайлт түр амарч байна',
      en: 'Flight search is resting',
      zh: '航班搜索暂时休息',
      ru: 'Поиск авиабилетов отдыхает',
      ko: '항공권 검색이 잠시 쉬고 있습니다',
      ja: '航空券の検索は一時お休み中です',
    },
    text: {
      mn: 'Захиалсан тийз тань хэвээрээ. Яаралтай бол утсаар захиалаарай, эсвэл хэдэн минутын дараа дахин оролдоно уу.',
      en: 'Tickets you have booked are safe. Book by phone if it is urgent, or try again in a few minutes.',
      zh: '您已预订的机票不受影响。如有急需请电话预订，或几分钟后再试。',
      ru: 'Ваши билеты в порядке. Если срочно, забронируйте по телефону или попробуйте через несколько минут.',
      ko: '예약하신 항공권은 안전합니다. 급하시면 전화로 예약하시거나 몇 분 뒤 다시 시도해 주세요.',
      ja: 'ご予約済みの航空券は問題ありません。お急ぎの方はお電話で、または数分後にもう一度お試しください。',
    },
    links: [
      {
        label: {
          mn: 'Миний захиалга',
          en: 'My orders',
          zh: '我的订单',
          ru: 'Мои заказы',
          ko: '내 예약',
          ja: '予約一覧',
        },
        to: '/user/order',
      },
    ],
  },
  events: { produces: [], consumes: ['session/changed@1'] },
});
