import type { Locale } from '@aylal/domain/language';
import type { Deps } from '../../../platform/deps.ts';
import type { OrderRow } from '../../../commerce/orders/order-row.ts';
import type { Message } from '../../../platform/outbox/outbox.ts';
import type { SupplierUsage } from '../esim-supplier.ts';
import type { DataNotice } from './low-data-notice.ts';

interface Facts {
  readonly title: string;
  /** Megabytes. */
  readonly left: number;
  readonly link: string;
}
type Text = (facts: Facts) => { readonly subject: string; readonly body: string };

const texts: Readonly<Record<Locale, Readonly<Record<DataNotice, Text>>>> = {
  mn: {
    low: (f) => ({
      subject: `${f.title}: дата дуусаж байна`,
      body: `Танд ${f.left} MB дата үлдлээ. Тасрахаас өмнө нэмж цэнэглээрэй.\n${f.link}`,
    }),
    gone: (f) => ({
      subject: `${f.title}: дата дууслаа`,
      body: `Багцын дата дууссан. Wi-Fi-д холбогдоод нэмж цэнэглэж болно.\n${f.link}`,
    }),
  },
  en: {
    low: (f) => ({
      subject: `${f.title}: your data is running low`,
      body: `${f.left} MB are left. Add more before it stops.\n${f.link}`,
    }),
    gone: (f) => ({
      subject: `${f.title}: your data is used up`,
      body: `Nothing is left of your package. Over Wi-Fi you can add more.\n${f.link}`,
    }),
  },
  zh: {
    low: (f) => ({ subject: `${f.title}：流量即将用完`, body: `还剩 ${f.left} MB。请在断网前充值。\n${f.link}` }),
    gone: (f) => ({ subject: `${f.title}：流量已用完`, body: `套餐流量已用完。连接 Wi-Fi 后可以充值。\n${f.link}` }),
  },
  ru: {
    low: (f) => ({
      subject: `${f.title}: трафик заканчивается`,
      body: `Осталось ${f.left} МБ. Пополните, пока связь не прервалась.\n${f.link}`,
    }),
    gone: (f) => ({
      subject: `${f.title}: трафик закончился`,
      body: `Пакет израсходован. Пополнить можно через Wi-Fi.\n${f.link}`,
    }),
  },
  ko: {
    low: (f) => ({
      subject: `${f.title}: 데이터가 얼마 남지 않았습니다`,
      body: `${f.left} MB 남았습니다. 끊기기 전에 충전해 주세요.\n${f.link}`,
    }),
    gone: (f) => ({
      subject: `${f.title}: 데이터를 모두 사용했습니다`,
      body: `요금제의 데이터를 모두 사용했습니다. Wi-Fi에서 충전할 수 있습니다.\n${f.link}`,
    }),
  },
  ja: {
    low: (f) => ({
      subject: `${f.title}：データ残量がわずかです`,
      body: `残り ${f.left} MB です。止まる前に追加してください。\n${f.link}`,
    }),
    gone: (f) => ({
      subject: `${f.title}：データを使い切りました`,
      body: `プランのデータがなくなりました。Wi-Fi で追加できます。\n${f.link}`,
    }),
  },
};

/** The mail to the owner of an eSIM, in the language of the booking, with a link to more data. */
export function lowDataMail(
  { config, products }: Pick<Deps, 'config' | 'products'>,
  order: OrderRow,
  notice: DataNotice,
  { remaining }: Pick<SupplierUsage, 'remaining'>,
): Message {
  const facts: Facts = {
    title: products.esim.title(order, order.locale),
    left: remaining,
    link: `${config.publicUrl}/${order.locale}/user/order/esim/${order.ref_number}`,
  };
  return {
    channel: 'email',
    to: order.contact.contact_email,
    locale: order.locale,
    ...texts[order.locale][notice](facts),
  };
}
