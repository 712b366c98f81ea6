import { locales } from '@aylal/domain';
import type { MailTexts } from '../orders/product-room.ts';

const texts: MailTexts = {
  mn: {
    'refund-sent': (f) => ({
      subject: `Захиалга ${f.ref}: буцаалт`,
      body: `${f.route}\nБуцах дүн: ${f.amount}. Таны хэтэвчинд орно.\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `Захиалга ${f.ref}: мөнгө буцаагдлаа`,
      body: `${f.amount} таны хэтэвчинд орлоо.\n${f.link}`,
    }),
  },
  en: {
    'refund-sent': (f) => ({
      subject: `Order ${f.ref}: given back`,
      body: `${f.route}\nComing back: ${f.amount}, to your wallet.\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `Order ${f.ref}: your money is back`,
      body: `${f.amount} is in your wallet.\n${f.link}`,
    }),
  },
  zh: {
    'refund-sent': (f) => ({
      subject: `订单 ${f.ref}：退订`,
      body: `${f.route}\n退款金额：${f.amount}，退至您的钱包。\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `订单 ${f.ref}：退款已到账`,
      body: `${f.amount} 已退至您的钱包。\n${f.link}`,
    }),
  },
  ru: {
    'refund-sent': (f) => ({
      subject: `Заказ ${f.ref}: возврат`,
      body: `${f.route}\nВернётся: ${f.amount}, в ваш кошелёк.\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `Заказ ${f.ref}: деньги возвращены`,
      body: `${f.amount} в вашем кошельке.\n${f.link}`,
    }),
  },
  ko: {
    'refund-sent': (f) => ({
      subject: `주문 ${f.ref}: 취소`,
      body: `${f.route}\n환불 금액: ${f.amount}, 지갑으로 입금됩니다.\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `주문 ${f.ref}: 환불 완료`,
      body: `${f.amount}이(가) 지갑에 입금되었습니다.\n${f.link}`,
    }),
  },
  ja: {
    'refund-sent': (f) => ({
      subject: `ご注文 ${f.ref}：ご返金`,
      body: `${f.route}\n返金額：${f.amount}。ウォレットに入ります。\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `ご注文 ${f.ref}：返金が完了しました`,
      body: `${f.amount} をウォレットにお返ししました。\n${f.link}`,
    }),
  },
};

/** The mails of a product whose goods are given back to the wallet (NEED-150): its own, and those of giving back. */
export function withWalletRefunds(own: MailTexts): MailTexts {
  return Object.fromEntries(locales.map((locale) => [locale, { ...texts[locale], ...own[locale] }])) as MailTexts;
}
