import type { Locale } from '@aylal/domain/language';

/** `set`: the alert watches from now on; `fallen`: the price is at the limit or under it. */
export type AlertMail = 'set' | 'fallen';

export interface AlertFacts {
  /** `Улаанбаатар – Сөүл, 2026/12/19, Бя – 2026/12/26, Бя`. */
  readonly journey: string;
  readonly limit: string;
  readonly flexDays: number;
  /** The page that stops the alert, without sign-in. */
  readonly stopLink: string;
  /** What was found; the words of `set` do not use them. */
  readonly price: string;
  readonly day: string;
  readonly offersLink: string;
}

type MailTexts = Readonly<
  Record<AlertMail, (facts: AlertFacts) => { readonly subject: string; readonly body: string }>
>;

const mn: MailTexts = {
  set: (f) => ({
    subject: `Үнийн мэдэгдэл тохирлоо: ${f.journey}`,
    body: `Сайн байна уу?\n\n${f.journey}\nБүх зорчигчийн нийт үнэ ${f.limit} ба түүнээс доош болоход энэ хаягаар мэдэгдэнэ. Хөдлөх өдрийг ±${f.flexDays} өдрөөр харна.\n\nМэдэгдлийг зогсоох: ${f.stopLink}\n\nТа тохируулаагүй бол дээрх холбоосоор зогсооно уу.\n\nАялал`,
  }),
  fallen: (f) => ({
    subject: `Үнэ буулаа: ${f.price}, ${f.journey}`,
    body: `Сайн байна уу?\n\n${f.journey}\nХөдлөх өдөр: ${f.day}. Бүх зорчигчийн нийт үнэ ${f.price} болсон байна. Таны заасан дээд үнэ: ${f.limit}.\n\nҮнэ суудлын үлдэгдлээс хамаарч өөрчлөгдөж болно. Нислэгүүдийг үзэх: ${f.offersLink}\n\nМэдэгдлийг зогсоох: ${f.stopLink}\n\nАялал`,
  }),
};

const en: MailTexts = {
  set: (f) => ({
    subject: `Price alert set: ${f.journey}`,
    body: `Hello,\n\n${f.journey}\nWe will write to this address when the total for all travellers is ${f.limit} or less. Departures up to ${f.flexDays} days earlier or later count too.\n\nStop this alert: ${f.stopLink}\n\nIf this was not you, stop it by the link above.\n\nAylal`,
  }),
  fallen: (f) => ({
    subject: `The price has fallen to ${f.price}: ${f.journey}`,
    body: `Hello,\n\n${f.journey}\nDeparting on ${f.day} the total for all travellers is now ${f.price}. Your limit is ${f.limit}.\n\nPrices move with the seats that are left. See the flights: ${f.offersLink}\n\nStop this alert: ${f.stopLink}\n\nAylal`,
  }),
};

const zh: MailTexts = {
  set: (f) => ({
    subject: `价格提醒已设置：${f.journey}`,
    body: `您好：\n\n${f.journey}\n当全部旅客总价降至 ${f.limit} 或以下时，我们会发邮件到此邮箱。出发日期前后 ${f.flexDays} 天也会查看。\n\n停止提醒：${f.stopLink}\n\n如非本人设置，请通过上面的链接停止。\n\nAylal`,
  }),
  fallen: (f) => ({
    subject: `价格已降至 ${f.price}：${f.journey}`,
    body: `您好：\n\n${f.journey}\n${f.day} 出发，全部旅客总价现为 ${f.price}。您设定的最高价为 ${f.limit}。\n\n价格会随余票变动。查看航班：${f.offersLink}\n\n停止提醒：${f.stopLink}\n\nAylal`,
  }),
};

const ru: MailTexts = {
  set: (f) => ({
    subject: `Вы следите за ценой: ${f.journey}`,
    body: `Здравствуйте!\n\n${f.journey}\nМы напишем на этот адрес, когда билеты на всех пассажиров будут стоить ${f.limit} или меньше. Смотрим и вылеты на ${f.flexDays} дн. раньше или позже.\n\nОтключить уведомление: ${f.stopLink}\n\nЕсли это были не вы, отключите его по этой ссылке.\n\nAylal`,
  }),
  fallen: (f) => ({
    subject: `Цена снизилась до ${f.price}: ${f.journey}`,
    body: `Здравствуйте!\n\n${f.journey}\nВылет ${f.day}: билеты на всех пассажиров сейчас стоят ${f.price}. Ваш предел: ${f.limit}.\n\nЦена зависит от числа оставшихся мест. Посмотреть рейсы: ${f.offersLink}\n\nОтключить уведомление: ${f.stopLink}\n\nAylal`,
  }),
};

const ko: MailTexts = {
  set: (f) => ({
    subject: `가격 알림이 설정되었습니다: ${f.journey}`,
    body: `안녕하세요.\n\n${f.journey}\n전체 승객의 총액이 ${f.limit} 이하가 되면 이 주소로 알려 드립니다. 출발일 전후 ${f.flexDays}일도 함께 확인합니다.\n\n알림 중지: ${f.stopLink}\n\n본인이 설정하지 않았다면 위 링크로 중지해 주세요.\n\nAylal`,
  }),
  fallen: (f) => ({
    subject: `가격이 ${f.price}로 내렸습니다: ${f.journey}`,
    body: `안녕하세요.\n\n${f.journey}\n${f.day} 출발 항공편의 전체 승객 총액이 현재 ${f.price}입니다. 설정하신 최고 금액은 ${f.limit}입니다.\n\n가격은 남은 좌석에 따라 바뀔 수 있습니다. 항공편 보기: ${f.offersLink}\n\n알림 중지: ${f.stopLink}\n\nAylal`,
  }),
};

const ja: MailTexts = {
  set: (f) => ({
    subject: `価格アラートを設定しました：${f.journey}`,
    body: `こんにちは。\n\n${f.journey}\n全員分の合計が ${f.limit} 以下になったら、このアドレスにお知らせします。出発日の前後 ${f.flexDays} 日も確認します。\n\nアラートを停止：${f.stopLink}\n\nお心当たりのない場合は、上のリンクから停止してください。\n\nAylal`,
  }),
  fallen: (f) => ({
    subject: `${f.price} に値下がりしました：${f.journey}`,
    body: `こんにちは。\n\n${f.journey}\n${f.day} 出発の便が全員分合計 ${f.price} になっています。ご指定の上限は ${f.limit} です。\n\n価格は残席により変わることがあります。便を見る：${f.offersLink}\n\nアラートを停止：${f.stopLink}\n\nAylal`,
  }),
};

/** What the mails of a price alert say. */
export const alertMailTexts: Readonly<Record<Locale, MailTexts>> = { mn, en, zh, ru, ko, ja };
