import { seatMailTexts } from '../../../commerce/orders/seat-mail-texts.ts';
import type { MailTexts } from '../../../commerce/orders/product-room.ts';

/** Mails of a bus: those of seats, and the one that brings the ticket. */
export const busMailTexts: MailTexts = {
  mn: {
    ...seatMailTexts.mn,
    issued: (f) => ({
      subject: `Захиалга ${f.ref}: автобусны тасалбар бэлэн боллоо`,
      body: `${f.route}\nЗахиалгын код: ${f.airlineReference}\n${f.tickets}\nТасалбараа эндээс харж, хэвлэнэ үү: ${f.link}`,
    }),
  },
  en: {
    ...seatMailTexts.en,
    issued: (f) => ({
      subject: `Booking ${f.ref}: your bus ticket is ready`,
      body: `${f.route}\nBooking code: ${f.airlineReference}\n${f.tickets}\nSee and print your ticket here: ${f.link}`,
    }),
  },
  zh: {
    ...seatMailTexts.zh,
    issued: (f) => ({
      subject: `订单 ${f.ref}：汽车票已出票`,
      body: `${f.route}\n预订代码：${f.airlineReference}\n${f.tickets}\n在此查看并打印车票：${f.link}`,
    }),
  },
  ru: {
    ...seatMailTexts.ru,
    issued: (f) => ({
      subject: `Заказ ${f.ref}: билет на автобус готов`,
      body: `${f.route}\nКод брони: ${f.airlineReference}\n${f.tickets}\nПосмотреть и распечатать билет: ${f.link}`,
    }),
  },
  ko: {
    ...seatMailTexts.ko,
    issued: (f) => ({
      subject: `예약 ${f.ref}: 버스 승차권이 준비되었습니다`,
      body: `${f.route}\n예약 코드: ${f.airlineReference}\n${f.tickets}\n승차권 보기 및 인쇄: ${f.link}`,
    }),
  },
  ja: {
    ...seatMailTexts.ja,
    issued: (f) => ({
      subject: `ご予約 ${f.ref}：バス乗車券ができました`,
      body: `${f.route}\n予約コード：${f.airlineReference}\n${f.tickets}\n乗車券の表示・印刷：${f.link}`,
    }),
  },
};
