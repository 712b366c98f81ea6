import { defineDescriptor } from '@aylal/shell/descriptor';

/** What the shell knows of the account without loading it. Chunk names are those of `remote.ts`. */
export const descriptor = defineDescriptor({
  id: 'mf-account',
  contract: '^1.4.0',
  modes: ['web', 'emongolia'],
  routes: [
    { pattern: '/auth/login', chunk: 'login', noindex: true },
    { pattern: '/auth/password-recovery', chunk: 'password-recovery', noindex: true },
    {
      pattern: '/user/order',
      chunk: 'orders',
      reads: [{ path: '/api/order/v1/list/', query: ['page'] }],
      noindex: true,
    },
    {
      pattern: '/user/order/:product/:refNumber',
      chunk: 'order',
      reads: [{ path: '/api/order/v1/detail/any/{refNumber}/' }],
      noindex: true,
    },
    { pattern: '/user', chunk: 'user-area', noindex: true },
    { pattern: '/user/profile', chunk: 'profile', noindex: true },
    {
      pattern: '/user/passengers',
      chunk: 'passengers',
      reads: [{ path: '/api/user/v1/passenger/' }],
      noindex: true,
    },
  ],
  navigation: [
    {
      id: 'orders',
      label: {
        mn: 'Миний захиалга',
        en: 'My orders',
        zh: '我的订单',
        ru: 'Мои заказы',
        ko: '내 예약',
        ja: '予約一覧',
      },
      path: '/user/order',
      icon: 'ticket',
      menu: { group: 'user', order: 10 },
    },
    {
      id: 'profile',
      label: {
        mn: 'Миний мэдээлэл',
        en: 'My details',
        zh: '我的资料',
        ru: 'Мои данные',
        ko: '내 정보',
        ja: 'マイ情報',
      },
      path: '/user/profile',
      icon: 'user',
      menu: { group: 'user', order: 40 },
    },
    {
      id: 'passengers',
      label: { mn: 'Зорчигчид', en: 'Passengers', zh: '乘客', ru: 'Пассажиры', ko: '탑승객', ja: '搭乗者' },
      path: '/user/passengers',
      icon: 'users',
      menu: { group: 'user', order: 30 },
    },
  ],
  dialogs: [
    { view: 'LOGIN_VIEW', chunk: 'login-dialog' },
    { view: 'ORDER_CANCEL_VIEW', chunk: 'order-cancel' },
    { view: 'USER_UPDATE_VIEW', chunk: 'user-update' },
    { view: 'PIN_USER_UPDATE_VIEW', chunk: 'pin-user-update' },
    { view: 'PASSENGER_VIEW', chunk: 'passenger' },
    { view: 'GLOBAL_PASSENGER_VIEW', chunk: 'global-passenger' },
    { view: 'PASSPORT_VIEW', chunk: 'passport' },
    { view: 'FLIGHT_REFUND_VIEW', chunk: 'flight-refund', size: 'large' },
  ],
  fallback: {
    title: {
      mn: 'Таны булан түр амарч байна',
      en: 'Your account is resting',
      zh: '账户页面暂时休息',
      ru: 'Личный кабинет отдыхает',
      ko: '내 계정이 잠시 쉬고 있습니다',
      ja: 'アカウントは一時お休み中です',
    },
    text: {
      mn: 'Захиалга, тийз тань хэвээрээ, цахим тийз имэйлд тань очсон. Аялал өнөөдөр бол утсаар холбогдоорой.',
      en: 'Your orders and tickets are safe, and e-tickets were sent to your e-mail. If you travel today, call us.',
      zh: '您的订单和机票不受影响，电子客票已发送至您的邮箱。如今天出行，请致电我们。',
      ru: 'Ваши заказы и билеты в порядке, электронные билеты отправлены на почту. Если вылет сегодня, позвоните нам.',
      ko: '주문과 항공권은 안전하며, 전자 항공권은 이메일로 보내 드렸습니다. 오늘 출발하신다면 전화 주세요.',
      ja: 'ご注文と航空券は問題ありません。eチケットはメールでお送りしています。本日ご出発の方はお電話ください。',
    },
  },
  events: { produces: [], consumes: ['order/paid@1', 'session/changed@1'] },
});
