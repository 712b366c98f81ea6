import type { WalletType } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';

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
export const toppedUp: Readonly<Record<Locale, string>> = {
  mn: 'Цэнэглэгдсэн',
  en: 'Topped up',
  zh: '已充值',
  ru: 'Пополнен',
  ko: '충전 완료',
  ja: 'チャージ済み',
};

interface Facts {
  readonly title: string;
  readonly ref: string;
  readonly amount: string;
  readonly link: string;
}
type Mail = (facts: Facts) => { readonly subject: string; readonly body: string };

/** The money is in the wallet. */
export const topUpMails: Readonly<Record<Locale, Mail>> = {
  mn: (f) => ({
    subject: `${f.title}: ${f.amount}`,
    body: `${f.amount} таны хэтэвчинд орлоо.\nДугаар: ${f.ref}\n${f.link}`,
  }),
  en: (f) => ({
    subject: `${f.title}: ${f.amount}`,
    body: `${f.amount} is in your wallet.\nReference: ${f.ref}\n${f.link}`,
  }),
  zh: (f) => ({ subject: `${f.title}：${f.amount}`, body: `${f.amount} 已存入您的钱包。\n编号：${f.ref}\n${f.link}` }),
  ru: (f) => ({
    subject: `${f.title}: ${f.amount}`,
    body: `На ваш кошелёк зачислено ${f.amount}.\nНомер: ${f.ref}\n${f.link}`,
  }),
  ko: (f) => ({
    subject: `${f.title}: ${f.amount}`,
    body: `${f.amount}이 지갑에 충전되었습니다.\n번호: ${f.ref}\n${f.link}`,
  }),
  ja: (f) => ({
    subject: `${f.title}: ${f.amount}`,
    body: `${f.amount} をウォレットにチャージしました。\n番号: ${f.ref}\n${f.link}`,
  }),
};
