import type { WalletType } from '@aylal/contracts/wallet';
import type { Locale } from '@aylal/domain/language';
import type { StatusNames } from '../../commerce/orders/product-order-adapter.ts';

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
