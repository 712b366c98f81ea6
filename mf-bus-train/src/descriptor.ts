import { defineDescriptor } from '@aylal/shell/descriptor';

const label = { mn: 'Автобус', en: 'Bus', zh: '巴士', ru: 'Автобус', ko: '버스', ja: 'バス' };
const trains = { mn: 'Галт тэрэг', en: 'Trains', zh: '火车', ru: 'Поезда', ko: '기차', ja: '列車' };
const trips = { mn: 'Аялал', en: 'Trips', zh: '旅行', ru: 'Туры', ko: '여행', ja: 'ツアー' };
const transports = {
  mn: 'Унаа, тосолт',
  en: 'Cars and transfers',
  zh: '包车接送',
  ru: 'Машины и трансфер',
  ko: '차량·송영',
  ja: '車・送迎',
};
const trainReads = [
  { path: '/api/train/stations/' },
  { path: '/api/train/search/', query: ['_from', '_to', 'depart_date'] },
];
const voyage = { path: '/api/train/voyage/{voyage}/' };
const schedule = { path: '/api/bus/schedule/{trip}' };

/** What the shell knows of going by land without loading it. Chunk names are those of `remote.ts`. */
export const descriptor = defineDescriptor({
  id: 'mf-bus-train',
  contract: '^1.4.0',
  modes: ['web', 'emongolia'],
  routes: [
    { pattern: '/bus', chunk: 'search', reads: [{ path: '/api/bus/location_stop/all' }], server: true },
    {
      pattern: '/bus/schedule/:trip',
      chunk: 'schedule',
      reads: [schedule, { path: '/api/bus/location_stop/all' }],
      noindex: true,
      server: true,
    },
    { pattern: '/bus/seats/:trip/:departure', chunk: 'seats', reads: [schedule], noindex: true, server: true },
    { pattern: '/bus/booking/:trip/:departure', chunk: 'bus-booking', reads: [schedule], noindex: true },
    { pattern: '/trains', chunk: 'trains', reads: trainReads, server: true },
    { pattern: '/trains/L', chunk: 'bare-trains', reads: trainReads, bare: true, noindex: true, server: true },
    { pattern: '/trains/places/:voyage', chunk: 'train-places', reads: [voyage], noindex: true, server: true },
    {
      pattern: '/trains/L/places/:voyage',
      chunk: 'bare-train-places',
      reads: [voyage],
      bare: true,
      noindex: true,
      server: true,
    },
    { pattern: '/trains/booking/:voyage', chunk: 'train-booking', reads: [voyage], noindex: true },
    { pattern: '/trains/L/booking/:voyage', chunk: 'bare-train-booking', reads: [voyage], bare: true, noindex: true },
    {
      pattern: '/trip',
      chunk: 'trips',
      reads: [{ path: '/api/travel/search/', query: ['text', 'kind', 'length', 'month', 'page'] }],
      server: true,
    },
    { pattern: '/trip/:slug', chunk: 'trip', reads: [{ path: '/api/travel/detail/{slug}/' }], server: true },
    { pattern: '/trip/:slug/book', chunk: 'trip-booking', noindex: true },
    {
      pattern: '/transports',
      chunk: 'transports',
      reads: [{ path: '/api/transport/list/', query: ['text', 'kind', 'page'] }],
      server: true,
    },
    {
      pattern: '/transports/:id',
      chunk: 'transport',
      reads: [{ path: '/api/transport/detail/{id}/' }],
      server: true,
    },
    { pattern: '/transports/:id/book', chunk: 'transport-booking', noindex: true },
    {
      pattern: '/local-tapa',
      chunk: 'local-tapa',
      reads: [{ path: '/api/local_tapa/list/', query: ['text'] }],
      bare: true,
      server: true,
    },
  ],
  navigation: [
    { id: 'bus', label, path: '/bus', icon: 'bus', menu: { group: 'more', order: 55 }, miniApp: 1 },
    { id: 'trains', label: trains, path: '/trains', icon: 'train', menu: { group: 'more', order: 56 }, miniApp: 2 },
    { id: 'trip', label: trips, path: '/trip', icon: 'map', menu: { group: 'more', order: 57 }, miniApp: 4 },
    {
      id: 'transport',
      label: transports,
      path: '/transports',
      icon: 'car',
      menu: { group: 'more', order: 58 },
      miniApp: 9,
    },
  ],
  dialogs: [
    { view: 'TRAIN_STATIONS_VIEW', chunk: 'train-stops' },
    { view: 'LOCAL_POPUP_ITEM_VIEW', chunk: 'local-place' },
  ],
  slots: [
    { slot: 'home.search', id: 'bus-home-search', label, icon: 'bus', order: 30, chunk: 'home-search' },
    {
      slot: 'home.search',
      id: 'trains-home-search',
      label: trains,
      icon: 'train',
      order: 40,
      chunk: 'trains-home-search',
    },
    { slot: 'home.search', id: 'trips-home-search', label: trips, icon: 'map', order: 50, chunk: 'trips-home-search' },
    {
      slot: 'home.search',
      id: 'transports-home-search',
      label: transports,
      icon: 'car',
      order: 60,
      chunk: 'transports-home-search',
    },
    { slot: 'checkout.summary.bus', id: 'bus-checkout-summary', label, icon: 'bus', order: 10, chunk: 'bus-order' },
    { slot: 'order.detail.bus', id: 'bus-order', label, icon: 'bus', order: 10, chunk: 'bus-order' },
    {
      slot: 'checkout.summary.train',
      id: 'train-checkout-summary',
      label: trains,
      icon: 'train',
      order: 10,
      chunk: 'train-order',
    },
    { slot: 'order.detail.train', id: 'train-order', label: trains, icon: 'train', order: 10, chunk: 'train-order' },
    {
      slot: 'checkout.summary.trip',
      id: 'trip-checkout-summary',
      label: trips,
      icon: 'map',
      order: 10,
      chunk: 'trip-order',
    },
    { slot: 'order.detail.trip', id: 'trip-order', label: trips, icon: 'map', order: 10, chunk: 'trip-order' },
    {
      slot: 'checkout.summary.transport',
      id: 'transport-checkout-summary',
      label: transports,
      icon: 'car',
      order: 10,
      chunk: 'transport-order',
    },
    {
      slot: 'order.detail.transport',
      id: 'transport-order',
      label: transports,
      icon: 'car',
      order: 10,
      chunk: 'transport-order',
    },
  ],
  fallback: {
    title: {
      mn: 'Автобус, галт тэрэгний хэсэг түр амарч байна',
      en: 'Buses and trains are resting',
      zh: '巴士和火车服务暂时休息',
      ru: 'Раздел автобусов и поездов отдыхает',
      ko: '버스·기차 서비스가 잠시 쉬고 있습니다',
      ja: 'バスと列車のページは一時お休み中です',
    },
    text: {
      mn: 'Захиалга, төлбөр тань хэвээрээ. Хэдэн минутын дараа дахин оролдоно уу.',
      en: 'Your bookings and payments are safe. Try again in a few minutes.',
      zh: '您的预订和付款不受影响。请几分钟后再试。',
      ru: 'Ваши заказы и платежи в порядке. Попробуйте через несколько минут.',
      ko: '예약과 결제는 안전합니다. 몇 분 뒤 다시 시도해 주세요.',
      ja: 'ご予約とお支払いは問題ありません。数分後にもう一度お試しください。',
    },
  },
});
