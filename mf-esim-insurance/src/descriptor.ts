import { defineDescriptor } from '@aylal/shell/descriptor';

const insurance = {
  mn: 'Даатгал',
  en: 'Insurance',
  zh: '保险',
  ru: 'Страховка',
  ko: '보험',
  ja: '保険',
};
const label = { mn: 'eSIM', en: 'eSIM', zh: 'eSIM', ru: 'eSIM', ko: 'eSIM', ja: 'eSIM' };

/** What the shell knows of eSIM and insurance without loading them. Chunk names are those of `remote.ts`. */
export const descriptor = defineDescriptor({
  id: 'mf-esim-insurance',
  contract: '^1.19.0',
  owner: { team: 'eSIM and insurance', contact: 'esim-insurance@teams.aylal.example' },
  modes: ['web', 'emongolia'],
  routes: [
    {
      pattern: '/esim',
      chunk: 'esims',
      reads: [{ path: '/api/home/esim/search', query: ['search_type'] }],
      server: true,
    },
    {
      pattern: '/esim/:slug',
      chunk: 'esim',
      reads: [{ path: '/api/esim/detail?slug={slug}' }],
      server: true,
    },
    // Nothing is read ahead: what installs an eSIM is asked for by the page itself and kept by nobody.
    { pattern: '/esim/install/:refNumber', chunk: 'install', noindex: true },
    {
      pattern: '/insurance',
      chunk: 'covers',
      reads: [{ path: '/api/insurance/list/', query: ['text'] }],
      server: true,
    },
    {
      pattern: '/insurance/:slug',
      chunk: 'cover',
      reads: [{ path: '/api/insurance/detail/{slug}' }],
      server: true,
    },
    {
      pattern: '/insurance/booking/:slug',
      chunk: 'cover-booking',
      reads: [{ path: '/api/insurance/detail/{slug}' }],
      noindex: true,
      server: 'visitor',
    },
    // Nothing is read ahead: it names people in the clear, and is asked for by the page itself and kept by nobody.
    { pattern: '/insurance/policy/:refNumber', chunk: 'policy', noindex: true },
  ],
  navigation: [
    { id: 'esim', label, path: '/esim', icon: 'sim', menu: { group: 'main', order: 50 }, miniApp: 10 },
    {
      id: 'insurance',
      label: insurance,
      path: '/insurance',
      icon: 'shield',
      menu: { group: 'more', order: 54 },
      miniApp: 11,
    },
  ],
  dialogs: [
    { view: 'ESIM_USAGE_VIEW', chunk: 'esim-usage' },
    { view: 'ESIM_TOPUP_VIEW', chunk: 'esim-usage' },
    { view: 'INSURANCE_DETAIL_VIEW', chunk: 'coverage', size: 'large' },
    { view: 'INSURANCE_TERMS_VIEW', chunk: 'terms', size: 'large' },
  ],
  slots: [
    { slot: 'home.board', id: 'esim-board', label, icon: 'sim', order: 20, chunk: 'esim-board', server: true },
    { slot: 'checkout.summary.esim', id: 'esim-checkout-summary', label, icon: 'sim', order: 10, chunk: 'esim-order' },
    { slot: 'order.offers', id: 'journey-offers', label, icon: 'sim', order: 10, chunk: 'journey-offers' },
    { slot: 'order.detail.esim', id: 'esim-order', label, icon: 'sim', order: 10, chunk: 'esim-order', server: true },
    {
      slot: 'checkout.summary.insurance',
      id: 'insurance-checkout-summary',
      label: insurance,
      icon: 'shield',
      order: 10,
      chunk: 'insurance-order',
    },
    {
      slot: 'order.detail.insurance',
      id: 'insurance-order',
      label: insurance,
      icon: 'shield',
      order: 10,
      chunk: 'insurance-order',
    },
  ],
  fallback: {
    title: {
      mn: 'eSIM, даатгалын хэсэг түр ажиллахгүй байна',
      en: 'eSIM and insurance are temporarily unavailable',
      zh: 'eSIM 与保险页面暂时无法使用',
      ru: 'Разделы eSIM и страховки временно недоступны',
      ko: 'eSIM·보험 페이지를 일시적으로 이용할 수 없습니다',
      ja: 'eSIMと保険のページは一時的にご利用いただけません',
    },
    text: {
      mn: 'Суулгасан eSIM тань ажилласаар, авсан даатгал тань хүчинтэй хэвээр байна. Яаралтай бол 1800 4444 руу залгаарай, эсвэл хэдэн минутын дараа дахин оролдоно уу.',
      en: 'Installed eSIMs keep working, and your covers stay valid. Call 1800 4444 if it is urgent, or try again in a few minutes.',
      zh: '已安装的 eSIM 可继续使用，已购保险仍然有效。如有急需请拨打 1800 4444，或几分钟后再试。',
      ru: 'Установленные eSIM продолжают работать, купленные полисы действуют. Если срочно, позвоните 1800 4444 или попробуйте через несколько минут.',
      ko: '설치하신 eSIM은 계속 사용할 수 있고, 가입하신 보험도 그대로 유효합니다. 급하시면 1800 4444로 전화하시거나 몇 분 뒤 다시 시도해 주세요.',
      ja: 'インストール済みのeSIMはそのままお使いいただけ、ご加入の保険も有効です。お急ぎの方は1800 4444へお電話いただくか、数分後にもう一度お試しください。',
    },
    links: [],
  },
  goal: ['book-esim', 'book-esim-top-up', 'book-insurance'],
});
