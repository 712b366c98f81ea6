import type { Locale } from '../../shared/domain/src/language/locale.ts';

/** A sentence in the six languages, in the order mn, en, zh, ru, ko, ja. */
export type InSix = Readonly<Record<Locale, string>>;

/** A text in the six languages. */
export const words = (mn: string, en: string, zh: string, ru: string, ko: string, ja: string): InSix => ({
  mn,
  en,
  zh,
  ru,
  ko,
  ja,
});

/** What a generated step says. */
export const stepWords = {
  title: words('Ханш', 'Currency rates', '汇率', 'Курсы валют', '환율', '為替レート'),
  loading: words(
    'Ханшийг ачаалж байна',
    'Loading the rates',
    '正在加载汇率',
    'Загружаем курсы',
    '환율을 불러오는 중입니다',
    'レートを読み込んでいます',
  ),
  emptyTitle: words(
    'Ханш одоогоор алга',
    'No rates yet',
    '暂无汇率',
    'Курсов пока нет',
    '아직 환율이 없습니다',
    'レートはまだありません',
  ),
  emptyText: words(
    'Дараа дахин орж үзээрэй.',
    'Come back a little later.',
    '请稍后再来查看。',
    'Загляните немного позже.',
    '잠시 후 다시 확인해 주세요.',
    'しばらくしてからもう一度ご覧ください。',
  ),
  failedTitle: words(
    'Ханшийг ачаалж чадсангүй',
    'The rates could not be loaded',
    '无法加载汇率',
    'Не удалось загрузить курсы',
    '환율을 불러오지 못했습니다',
    'レートを読み込めませんでした',
  ),
};

/** What the dialog and the board of a generated remote say. */
export const remoteWords = {
  rate: {
    title: words('Ханшийн тухай', 'About the rate', '关于汇率', 'О курсе', '환율 안내', 'レートについて'),
    text: words(
      '1 {{currency}} = {{price}}. Төлбөрийг төгрөгөөр авна.',
      '1 {{currency}} = {{price}}. You are charged in tögrög.',
      '1 {{currency}} = {{price}}。实际以图格里克扣款。',
      '1 {{currency}} = {{price}}. Оплата списывается в тугриках.',
      '1 {{currency}} = {{price}}. 결제는 투그릭으로 이루어집니다.',
      '1 {{currency}} = {{price}}。お支払いはトゥグルグ建てです。',
    ),
  },
  board: {
    all: words('Бүгдийг үзэх', 'See all', '查看全部', 'Показать все', '모두 보기', 'すべて見る'),
    open: words(
      'Ханш: {{currency}}',
      'Rate of {{currency}}',
      '{{currency}} 汇率',
      'Курс {{currency}}',
      '{{currency}} 환율',
      '{{currency}} のレート',
    ),
  },
};
