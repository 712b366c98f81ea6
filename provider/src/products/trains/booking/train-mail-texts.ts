import { seatMailTexts } from '../../../commerce/orders/seat-mail-texts.ts';
import type { MailTexts } from '../../../commerce/orders/product-room.ts';

/** Mails of a train: those of seats, and the one that brings the ticket. */
export const trainMailTexts: MailTexts = {
  mn: {
    ...seatMailTexts.mn,
    issued: (f) => ({
      subject: `Захиалга ${f.ref}: галт тэрэгний тасалбар бэлэн боллоо`,
      body: `${f.route}\nЗахиалгын код: ${f.airlineReference}\n${f.tickets}\nВагон, байр, тавцангаа эндээс харж, тасалбараа хэвлэнэ үү: ${f.link}`,
    }),
  },
  en: {
    ...seatMailTexts.en,
    issued: (f) => ({
      subject: `Booking ${f.ref}: your train ticket is ready`,
      body: `${f.route}\nBooking code: ${f.airlineReference}\n${f.tickets}\nYour wagon, place and platform, and the ticket to print: ${f.link}`,
    }),
  },
  zh: {
    ...seatMailTexts.zh,
    issued: (f) => ({
      subject: `订单 ${f.ref}：火车票已出票`,
      body: `${f.route}\n预订代码：${f.airlineReference}\n${f.tickets}\n在此查看车厢、席位和站台并打印车票：${f.link}`,
    }),
  },
  ru: {
    ...seatMailTexts.ru,
    issued: (f) => ({
      subject: `Заказ ${f.ref}: билет на поезд готов`,
      body: `${f.route}\nКод брони: ${f.airlineReference}\n${f.tickets}\nВагон, место, платформа и билет для печати: ${f.link}`,
    }),
  },
  ko: {
    ...seatMailTexts.ko,
    issued: (f) => ({
      subject: `예약 ${f.ref}: 기차 승차권이 준비되었습니다`,
      body: `${f.route}\n예약 코드: ${f.airlineReference}\n${f.tickets}\n객차, 좌석, 승강장 확인 및 승차권 인쇄: ${f.link}`,
    }),
  },
  ja: {
    ...seatMailTexts.ja,
    issued: (f) => ({
      subject: `ご予約 ${f.ref}：列車の乗車券ができました`,
      body: `${f.route}\n予約コード：${f.airlineReference}\n${f.tickets}\n車両・座席・ホームの確認と乗車券の印刷：${f.link}`,
    }),
  },
};
