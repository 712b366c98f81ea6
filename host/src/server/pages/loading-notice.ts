import type { Locale } from '@aylal/domain/language';
import { support } from '../../config/support.ts';

interface LoadingLabels {
  readonly title: string;
  readonly safe: string;
  readonly reload: string;
  readonly call: string;
}

const labels: Readonly<Record<Locale, LoadingLabels>> = {
  mn: {
    title: 'Хуудас ачаалагдсангүй',
    safe: 'Таны захиалга, төлбөр бүгд манайд хадгалагдсан. Яг одоо төлбөр төлж байсан бол дахин төлөхөөсөө өмнө захиалгаа шалгаарай.',
    reload: 'Дахин ачаалах',
    call: 'Залгах: {phone}',
  },
  en: {
    title: 'The page did not load',
    safe: 'What you have ordered and paid is safe with us. If you were just paying, look at your orders before you pay again.',
    reload: 'Load again',
    call: 'Call {phone}',
  },
  zh: {
    title: '页面未能加载',
    safe: '您已预订和支付的内容都已妥善保存。如果您刚才正在付款，请先查看订单，再决定是否重新付款。',
    reload: '重新加载',
    call: '致电 {phone}',
  },
  ru: {
    title: 'Страница не загрузилась',
    safe: 'Ваши заказы и оплата сохранены. Если вы как раз платили, сначала проверьте заказы, прежде чем платить снова.',
    reload: 'Загрузить снова',
    call: 'Позвонить: {phone}',
  },
  ko: {
    title: '페이지를 불러오지 못했습니다',
    safe: '주문과 결제 내역은 안전하게 보관되어 있습니다. 방금 결제 중이었다면 다시 결제하기 전에 주문을 확인해 주세요.',
    reload: '다시 불러오기',
    call: '전화 {phone}',
  },
  ja: {
    title: 'ページを読み込めませんでした',
    safe: 'ご予約とお支払いの内容は保存されています。お支払いの途中だった場合は、もう一度支払う前に注文をご確認ください。',
    reload: '再読み込み',
    call: '電話 {phone}',
  },
};

/** After this a page that shows nothing yet says so; the words leave when it comes after all. */
const lateMs = 12_000;

/** Runs before any script is asked for, and notes that one of the host's own did not arrive. */
export const lostScripts =
  "addEventListener('error',function(e){var s=e.target&&e.target.src;if(s&&s.indexOf(location.origin+'/assets/')===0){self.__AYLAL_LOST=true;dispatchEvent(new Event('aylal-lost'))}},true);";

const show = [
  "(function(){var root=document.getElementById('root'),notice=document.getElementById('aylal-late');",
  'function show(){if(!root.firstElementChild)notice.hidden=false}',
  'new MutationObserver(function(_,o){if(root.firstElementChild){o.disconnect();clearTimeout(late);notice.remove()}}).observe(root,{childList:true});',
  `var late=setTimeout(show,${lateMs});addEventListener('aylal-lost',show);if(self.__AYLAL_LOST)show()`,
  '})();',
].join('');

/** For a page that comes without content: what it says when the host's scripts fail or are late, instead of staying blank. Works without any of them. */
export function loadingNotice(locale: Locale, nonce: string): string {
  const { title, safe, reload, call } = labels[locale];
  return [
    '<div id="aylal-late" role="alert" hidden style="max-width:34rem;margin:15vh auto 0;padding:0 24px;font:16px/24px system-ui,sans-serif">',
    `<h1 style="font-size:24px;line-height:32px">${title}</h1><p>${safe}</p>`,
    `<p style="display:flex;flex-wrap:wrap;gap:8px 24px"><a href="" style="${link}">${reload}</a>`,
    `<a href="${support.phoneLink}" style="${link}">${call.replace('{phone}', support.phone)}</a></p></div>`,
    `<script nonce="${nonce}">${show}</script>`,
  ].join('');
}

const link = 'display:inline-flex;align-items:center;min-height:48px';
