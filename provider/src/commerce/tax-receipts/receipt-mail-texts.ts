import type { Locale } from '@aylal/domain/language';

export interface ReceiptMailFacts {
  readonly ref: string;
  /** A ride's reference, else an order's. */
  readonly ride: boolean;
  readonly number: string;
  readonly amount: string;
  /** The company's name, empty for a person. */
  readonly company: string;
  readonly link: string;
}

type Texts = (facts: ReceiptMailFacts) => { readonly subject: string; readonly body: string };

const body = (lines: readonly string[]) => lines.filter((line) => line !== '').join('\n');
const named = (label: string, value: string) => (value === '' ? '' : `${label}: ${value}`);

/** Number and amount of a tax receipt. Lottery and QR are not in it: mails are kept. */
export const receiptMailTexts: Readonly<Record<Locale, Texts>> = {
  mn: (f) => ({
    subject: `${f.ride ? 'Унаа' : 'Захиалга'} ${f.ref}: и-баримт`,
    body: body([`ДДТД: ${f.number}`, `Дүн: ${f.amount}`, named('Байгууллага', f.company), f.link]),
  }),
  en: (f) => ({
    subject: `${f.ride ? 'Ride' : 'Booking'} ${f.ref}: e-receipt`,
    body: body([`Receipt number: ${f.number}`, `Amount: ${f.amount}`, named('Company', f.company), f.link]),
  }),
  zh: (f) => ({
    subject: `${f.ride ? '骑行' : '订单'} ${f.ref}：电子税票`,
    body: body([`税票编号：${f.number}`, `金额：${f.amount}`, named('公司', f.company), f.link]),
  }),
  ru: (f) => ({
    subject: `${f.ride ? 'Поездка' : 'Заказ'} ${f.ref}: электронный чек`,
    body: body([`Номер чека: ${f.number}`, `Сумма: ${f.amount}`, named('Организация', f.company), f.link]),
  }),
  ko: (f) => ({
    subject: `${f.ride ? '이용' : '예약'} ${f.ref}: 전자 영수증`,
    body: body([`영수증 번호: ${f.number}`, `금액: ${f.amount}`, named('회사', f.company), f.link]),
  }),
  ja: (f) => ({
    subject: `${f.ride ? 'ご利用' : 'ご注文'} ${f.ref}: 電子レシート`,
    body: body([`レシート番号: ${f.number}`, `金額: ${f.amount}`, named('会社名', f.company), f.link]),
  }),
};
