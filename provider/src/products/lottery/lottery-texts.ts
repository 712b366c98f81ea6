import type { Locale } from '@aylal/domain';
import type { MailTexts, StatusNames } from '../../commerce/orders/product-room.ts';

/** What an order of tickets is called where it is paid. */
export const lotteryTitles: Readonly<Record<Locale, (count: number) => string>> = {
  mn: (count) => `Сугалаа, ${count} тасалбар`,
  en: (count) => (count === 1 ? 'Lottery, 1 ticket' : `Lottery, ${count} tickets`),
  zh: (count) => `彩票，${count} 张`,
  ru: (count) => `Лотерея, билетов: ${count}`,
  ko: (count) => `복권 ${count}장`,
  ja: (count) => `宝くじ${count}枚`,
};

/** How an order stands whose tickets can be scratched. */
export const lotteryStatusNames: StatusNames = {
  mn: { 4: 'Тасалбар бэлэн' },
  en: { 4: 'Tickets ready' },
  zh: { 4: '彩票已就绪' },
  ru: { 4: 'Билеты готовы' },
  ko: { 4: '복권 준비 완료' },
  ja: { 4: 'チケット準備完了' },
};

/** The tickets are paid and can be scratched. What they win is never in a mail. */
export const lotteryMailTexts: MailTexts = {
  mn: {
    issued: (f) => ({
      subject: `${f.route}: ${f.ref}`,
      body: `${f.amount} хүлээн авлаа. Тасалбараа эндээс нээнэ үү:\n${f.link}\nСугалаа 18 нас хүрсэн хүнд зориулагдсан. Хэтрүүлж тоглохгүй байгаарай.`,
    }),
  },
  en: {
    issued: (f) => ({
      subject: `${f.route}: ${f.ref}`,
      body: `We have received ${f.amount}. Your tickets are here:\n${f.link}\nLotteries are for people of 18 and over. Play within your means.`,
    }),
  },
  zh: {
    issued: (f) => ({
      subject: `${f.route}：${f.ref}`,
      body: `已收到 ${f.amount}。您的彩票在此：\n${f.link}\n彩票仅限年满 18 岁者购买，请理性游戏。`,
    }),
  },
  ru: {
    issued: (f) => ({
      subject: `${f.route}: ${f.ref}`,
      body: `Получено ${f.amount}. Ваши билеты здесь:\n${f.link}\nЛотереи только для тех, кому есть 18 лет. Играйте в меру.`,
    }),
  },
  ko: {
    issued: (f) => ({
      subject: `${f.route}: ${f.ref}`,
      body: `${f.amount}을 받았습니다. 복권은 여기에 있습니다:\n${f.link}\n복권은 만 18세 이상만 이용할 수 있습니다. 무리하지 마세요.`,
    }),
  },
  ja: {
    issued: (f) => ({
      subject: `${f.route}: ${f.ref}`,
      body: `${f.amount}を受け取りました。チケットはこちらです：\n${f.link}\n宝くじは18歳以上の方が対象です。無理のない範囲でお楽しみください。`,
    }),
  },
};
