import type { WalletType } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import type { MailTexts, StatusNames } from '../../commerce/orders/product-room.ts';

/** What a top-up is called where it is paid. */
export const topUpTitles: Readonly<Record<Locale, Readonly<Record<WalletType, string>>>> = {
  mn: { wallet: 'Хэтэвч цэнэглэлт', game: 'Тоглоомын хэтэвч цэнэглэлт' },
  en: { wallet: 'Wallet top-up', game: 'Game wallet top-up' },
  zh: { wallet: '钱包充值', game: '游戏钱包充值' },
  ru: { wallet: 'Пополнение кошелька', game: 'Пополнение игрового кошелька' },
  ko: { wallet: '지갑 충전', game: '게임 지갑 충전' },
  ja: { wallet: 'ウォレットへのチャージ', game: 'ゲームウォレットへのチャージ' },
};

/** How a top-up stands whose money is in the wallet. */
export const topUpStatusNames: StatusNames = {
  mn: { 4: 'Цэнэглэгдсэн' },
  en: { 4: 'Topped up' },
  zh: { 4: '已充值' },
  ru: { 4: 'Пополнен' },
  ko: { 4: '충전 완료' },
  ja: { 4: 'チャージ済み' },
};

/** The money is in the wallet. */
export const topUpMailTexts: MailTexts = {
  mn: {
    issued: (f) => ({
      subject: `${f.route}: ${f.amount}`,
      body: `${f.amount} таны хэтэвчинд орлоо.\nДугаар: ${f.ref}\n${f.link}`,
    }),
  },
  en: {
    issued: (f) => ({
      subject: `${f.route}: ${f.amount}`,
      body: `${f.amount} is in your wallet.\nReference: ${f.ref}\n${f.link}`,
    }),
  },
  zh: {
    issued: (f) => ({
      subject: `${f.route}：${f.amount}`,
      body: `${f.amount} 已存入您的钱包。\n编号：${f.ref}\n${f.link}`,
    }),
  },
  ru: {
    issued: (f) => ({
      subject: `${f.route}: ${f.amount}`,
      body: `На ваш кошелёк зачислено ${f.amount}.\nНомер: ${f.ref}\n${f.link}`,
    }),
  },
  ko: {
    issued: (f) => ({
      subject: `${f.route}: ${f.amount}`,
      body: `${f.amount}이 지갑에 충전되었습니다.\n번호: ${f.ref}\n${f.link}`,
    }),
  },
  ja: {
    issued: (f) => ({
      subject: `${f.route}: ${f.amount}`,
      body: `${f.amount} をウォレットにチャージしました。\n番号: ${f.ref}\n${f.link}`,
    }),
  },
};
