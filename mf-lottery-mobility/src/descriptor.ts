import { defineDescriptor } from '@aylal/shell/descriptor';

const lottery = {
  mn: 'Хусдаг сугалаа',
  en: 'Scratch lottery',
  zh: '刮刮彩',
  ru: 'Скретч-лотерея',
  ko: '즉석 긁는 복권',
  ja: 'スクラッチくじ',
};

const entertainment = {
  mn: 'Тоглоом, унаа',
  en: 'Games and rides',
  zh: '娱乐与出行',
  ru: 'Игры и прокат',
  ko: '게임과 이동',
  ja: 'ゲームと乗り物',
};

/** What the shell knows of games and vehicles without loading them. Chunk names are those of `remote.ts`. */
export const descriptor = defineDescriptor({
  id: 'mf-lottery-mobility',
  contract: '^1.4.0',
  owner: { team: 'Lottery and mobility', contact: 'lottery-mobility@teams.aylal.example' },
  modes: ['web', 'emongolia'],
  routes: [
    { pattern: '/lottery', chunk: 'lottery', sticky: true, server: true },
    { pattern: '/ilottery', chunk: 'ilottery', server: true },
    { pattern: '/lottery/tickets', chunk: 'tickets', noindex: true },
    { pattern: '/lottery/tickets/:refNumber', chunk: 'tickets', noindex: true },
    { pattern: '/lottery/proof', chunk: 'proof', server: true },
    { pattern: '/cart', chunk: 'cart', noindex: true },
    { pattern: '/mobility/rides', chunk: 'rides', noindex: true },
    { pattern: '/mobility/rides/:ride', chunk: 'rides', noindex: true },
    {
      pattern: '/mobility',
      chunk: 'mobility',
      reads: [{ path: '/api/mobility/vehicles/' }],
      server: true,
    },
  ],
  navigation: [
    {
      id: 'lottery',
      label: lottery,
      path: '/lottery',
      icon: 'ticket',
      menu: { group: 'entertainment', order: 40 },
      miniApp: 7,
    },
    {
      id: 'ilottery',
      label: {
        mn: 'Шууд сугалаа',
        en: 'Instant lottery',
        zh: '即开彩',
        ru: 'Моментальная лотерея',
        ko: '인스턴트 복권',
        ja: 'インスタントくじ',
      },
      path: '/ilottery',
      icon: 'gift',
      menu: { group: 'entertainment', order: 41 },
      miniApp: 6,
    },
    {
      id: 'mobility',
      label: {
        mn: 'Унадаг тээвэр',
        en: 'Mobility',
        zh: '共享出行',
        ru: 'Прокат',
        ko: '모빌리티',
        ja: 'モビリティ',
      },
      path: '/mobility',
      icon: 'scooter',
      menu: { group: 'more', order: 60 },
      miniApp: 8,
    },
  ],
  dialogs: [
    { view: 'GEOLOCATION_VIEW', chunk: 'geolocation' },
    { view: 'AGE_WARNING_VIEW', chunk: 'age-warning' },
    { view: 'CART_ADD_ITEM_VIEW', chunk: 'cart-add-item' },
    { view: 'LOTTERY_EXCLUSION_VIEW', chunk: 'lottery-exclusion' },
    { view: 'SHIPMENT_LOCATION_VIEW', chunk: 'shipment', size: 'large' },
    { view: 'RIDE_START_VIEW', chunk: 'ride' },
    { view: 'GAME_VIEW', chunk: 'game', size: 'full' },
  ],
  slots: [
    {
      slot: 'home.board',
      id: 'entertainment-board',
      label: entertainment,
      icon: 'ticket',
      order: 40,
      chunk: 'entertainment-board',
      server: true,
    },
    {
      slot: 'checkout.summary.lottery',
      id: 'lottery-checkout-summary',
      label: lottery,
      icon: 'ticket',
      order: 10,
      chunk: 'lottery-order',
    },
    {
      slot: 'order.detail.lottery',
      id: 'lottery-order',
      label: lottery,
      icon: 'ticket',
      order: 10,
      chunk: 'lottery-order',
    },
  ],
  events: { produces: ['cart/changed@1', 'wallet/changed@1'], consumes: ['cart/changed@1', 'wallet/changed@1'] },
  fallback: {
    title: {
      mn: 'Тоглоом, унааны хэсэг түр амарч байна',
      en: 'Games and mobility are resting',
      zh: '游戏与出行页面暂时休息',
      ru: 'Игры и прокат отдыхают',
      ko: '게임과 모빌리티가 잠시 쉬고 있습니다',
      ja: 'ゲームとモビリティは一時お休み中です',
    },
    text: {
      mn: 'Төлсөн тасалбар, хожил тань хэвээр байна. Хэдэн минутын дараа дахин оролдоно уу, яаралтай бол 1800 4444 руу залгаарай.',
      en: 'Tickets you have paid and prizes stay yours. Try again in a few minutes, or call 1800 4444 if it is urgent.',
      zh: '您已付款的彩票和奖金不受影响。请几分钟后再试，如有急需请拨打 1800 4444。',
      ru: 'Оплаченные билеты и выигрыши сохраняются. Попробуйте через несколько минут, а если срочно, позвоните 1800 4444.',
      ko: '결제한 복권과 당첨금은 그대로입니다. 몇 분 뒤 다시 시도해 주세요. 급하시면 1800 4444로 전화해 주세요.',
      ja: 'お支払い済みのチケットと賞金はそのままです。数分後にもう一度お試しください。お急ぎの方は1800 4444へお電話ください。',
    },
    links: [],
  },
});
