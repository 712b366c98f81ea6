import type { EsimPlanType } from '@aylal/contracts/esims';
import type { Locale } from '@aylal/domain/language';
import type { SupplierPackage } from './esim-supplier.ts';

type Words = Readonly<Record<Locale, string>>;

const unlimited: Words = {
  mn: 'Хязгааргүй',
  en: 'Unlimited',
  zh: '无限流量',
  ru: 'Безлимит',
  ko: '무제한',
  ja: '無制限',
};

const descriptions: Readonly<Record<EsimPlanType, Words>> = {
  data: {
    mn: 'Интернэтийн дата. Дуудлага, мессеж хийх утасны дугаар дагалдахгүй.',
    en: 'Data only. No phone number for calls and texts comes with it.',
    zh: '仅含流量，不附带可通话或收发短信的电话号码。',
    ru: 'Только интернет. Номера для звонков и сообщений нет.',
    ko: '데이터 전용입니다. 통화나 문자를 위한 전화번호는 제공되지 않습니다.',
    ja: 'データ専用です。通話やSMS用の電話番号は付きません。',
  },
  'data-voice-text': {
    mn: 'Дата, дуудлага, мессеж. Тухайн улсын утасны дугаар дагалдана.',
    en: 'Data, calls and texts, with a phone number of the country.',
    zh: '包含流量、通话和短信，附带当地电话号码。',
    ru: 'Интернет, звонки и сообщения, с номером этой страны.',
    ko: '데이터, 통화, 문자가 포함되며 현지 전화번호가 제공됩니다.',
    ja: 'データ・通話・SMS付きで、現地の電話番号が付きます。',
  },
  'data-text': {
    mn: 'Дата, мессеж. Дуудлага хийх боломжгүй.',
    en: 'Data and texts. Calls are not possible.',
    zh: '包含流量和短信，无法通话。',
    ru: 'Интернет и сообщения. Звонить нельзя.',
    ko: '데이터와 문자가 포함되며 통화는 할 수 없습니다.',
    ja: 'データとSMS付きです。通話はできません。',
  },
  'data-voice': {
    mn: 'Дата, дуудлага. Мессеж илгээх боломжгүй.',
    en: 'Data and calls. Texts cannot be sent.',
    zh: '包含流量和通话，无法发送短信。',
    ru: 'Интернет и звонки. Сообщения отправлять нельзя.',
    ko: '데이터와 통화가 포함되며 문자는 보낼 수 없습니다.',
    ja: 'データと通話付きです。SMSは送れません。',
  },
};

const days: Readonly<Record<Locale, (count: number) => string>> = {
  mn: (count) => `${count} хоног`,
  en: (count) => (count === 1 ? '1 day' : `${count} days`),
  zh: (count) => `${count} 天`,
  ru: (count) => `${count} ${russianDays[new Intl.PluralRules('ru').select(count)]}`,
  ko: (count) => `${count}일`,
  ja: (count) => `${count}日間`,
};
const russianDays: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'дней',
  one: 'день',
  two: 'дня',
  few: 'дня',
  many: 'дней',
  other: 'дня',
};

const minutes: Words = { mn: 'минут', en: 'min', zh: '分钟', ru: 'мин', ko: '분', ja: '分' };

/** What a plan type carries, in a sentence. */
export function describePlan(type: EsimPlanType, locale: Locale): string {
  return descriptions[type][locale];
}

/** `5 GB · 30 days`, with minutes and texts where there are some. */
export function packageTitle(one: SupplierPackage, locale: Locale): string {
  return [
    one.isUnlimited ? unlimited[locale] : dataAmount(one.dataMb),
    ...(one.voiceMinutes > 0 ? [`${one.voiceMinutes} ${minutes[locale]}`] : []),
    ...(one.sms > 0 ? [`${one.sms} SMS`] : []),
    days[locale](one.days),
  ].join(' · ');
}

/** Megabytes as they are printed on a plan: `500 MB`, `1.5 GB`. */
function dataAmount(mb: number): string {
  return mb < 1024 ? `${mb} MB` : `${Number((mb / 1024).toFixed(1))} GB`;
}
