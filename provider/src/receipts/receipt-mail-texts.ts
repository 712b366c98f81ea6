import type { Locale } from '@aylal/domain';

export interface ReceiptMailFacts {
  readonly ref: string;
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
    subject: `Захиалга ${f.ref}: и-баримт`,
    body: body([`ДДТД: ${f.number}`, `Дүн: ${f.amount}`, named('Байгууллага', f.company), f.link]),
  }),
  en: (f) => ({
    subject: `Booking ${f.ref}: e-receipt`,
    body: body([`Receipt number: ${f.number}`, `Amount: ${f.amount}`, named('Company', f.company), f.link]),
  }),
  zh: (f) => ({
    subject: `订单 ${f.ref}：电子税票`,
    body: body([`税票编号：${f.number}`, `金额：${f.amount}`, named('公司', f.company), f.link]),
  }),
  ru: (f) => ({
    subject: `Заказ ${f.ref}: электронный чек`,
    body: body([`Номер чека: ${f.number}`, `Сумма: ${f.amount}`, named('Организация', f.company), f.link]),
  }),
  ko: (f) => ({
    subject: `예약 ${f.ref}: 전자 영수증`,
    body: body([`영수증 번호: ${f.number}`, `금액: ${f.amount}`, named('회사', f.company), f.link]),
  }),
  ja: (f) => ({
    subject: `ご注文 ${f.ref}: 電子レシート`,
    body: body([`レシート番号: ${f.number}`, `金額: ${f.amount}`, named('会社名', f.company), f.link]),
  }),
};
