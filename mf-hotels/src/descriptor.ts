import { defineDescriptor } from '@aylal/shell/descriptor';

const label = { mn: 'Зочид буудал', en: 'Hotels', zh: '酒店', ru: 'Отели', ko: '호텔', ja: 'ホテル' };
const stayKeys = ['check_in', 'check_out', 'rooms', 'adults', 'children', 'child_age_details', 'nationality'];
const listKeys = [
  'text',
  ...stayKeys,
  'fac',
  'sort',
  'page',
  'stars',
  'rating',
  'free',
  'min_price',
  'max_price',
  'area',
];

/** What the shell knows of hotels without loading them. Chunk names are those of `remote.ts`. */
export const descriptor = defineDescriptor({
  id: 'mf-hotels',
  contract: '^1.18.0',
  owner: { team: 'Hotels', contact: 'hotels@teams.aylal.example' },
  modes: ['web', 'emongolia'],
  routes: [
    { pattern: '/hotels', chunk: 'search', reads: [{ path: '/api/hotel/popular/' }], server: true },
    {
      pattern: '/hotels/list',
      chunk: 'list',
      reads: [{ path: '/api/hotel/list/', query: listKeys }],
      noindex: true,
      server: true,
    },
    {
      pattern: '/hotels/map',
      chunk: 'hotels-map',
      reads: [{ path: '/api/hotel/list/', query: listKeys }],
      noindex: true,
      bare: true,
    },
    { pattern: '/hotels/booking/:name', chunk: 'booking', noindex: true, server: 'visitor' },
    {
      pattern: '/hotels/view/:code/:name',
      chunk: 'stay',
      reads: [{ path: '/api/2/hotel/view/{code}/{name}/', query: stayKeys }, { path: '/api/hotel/reviews/{code}/' }],
      server: true,
    },
  ],
  navigation: [{ id: 'hotels', label, path: '/hotels', icon: 'bed', menu: { group: 'main', order: 30 }, miniApp: 5 }],
  dialogs: [
    { view: 'HOTELS_FACILITY_FILTER_VIEW', chunk: 'facility-filter' },
    { view: 'HOTELS_GALLERY_VIEW', chunk: 'gallery' },
    { view: 'HOTELS_AROUND_VIEW', chunk: 'around', size: 'large' },
    { view: 'HOTELS_MAP_VIEW', chunk: 'map-dialog' },
    { view: 'HOTELS_CHECK_IN_VIEW', chunk: 'check-in' },
    { view: 'HOTELS_ROOM_INFO_VIEW', chunk: 'room-info' },
    { view: 'HOTELS_STAY_CHANGE_VIEW', chunk: 'stay-change' },
    { view: 'HOTELS_RATE_CHECK_VIEW', chunk: 'rate-check' },
    { view: 'HOTELS_CHECK_RATE_INFO_VIEW', chunk: 'check-rate-info' },
    { view: 'HOTEL_PASSENGER_INFO_VIEW', chunk: 'hotel-guests' },
  ],
  slots: [
    {
      slot: 'home.search',
      id: 'hotels-home-search',
      label,
      icon: 'bed',
      order: 20,
      chunk: 'home-search',
      modes: ['web'],
    },
    {
      slot: 'checkout.summary.hotel',
      id: 'hotels-checkout-summary',
      label,
      icon: 'bed',
      order: 10,
      chunk: 'hotel-order',
    },
    {
      slot: 'order.detail.hotel',
      id: 'hotels-order',
      label,
      icon: 'bed',
      order: 10,
      chunk: 'hotel-order',
      server: true,
    },
  ],
  fallback: {
    title: {
      mn: 'Зочид буудлын хайлт түр ажиллахгүй байна',
      en: 'Hotel search is temporarily unavailable',
      zh: '酒店搜索暂时无法使用',
      ru: 'Поиск отелей временно недоступен',
      ko: '호텔 검색을 일시적으로 이용할 수 없습니다',
      ja: 'ホテル検索は一時的にご利用いただけません',
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
  goal: ['book-hotel'],
});
