import type { Locale } from '@aylal/domain/language';

interface Message {
  readonly subject: string;
  readonly body: string;
}

/** Where withdrawals go from now on: the bank, and the account masked (PII-2). */
interface NewAccount {
  readonly bank: string;
  readonly account: string;
}

const messages: Readonly<Record<Locale, (to: NewAccount) => Message>> = {
  mn: ({ bank, account }) => ({
    subject: 'Таны зарлагын данс солигдлоо',
    body: `Aylal: Тоглоомын хэтэвчийн зарлага одооноос ${bank} банкны ${account} дансанд орно. Та өөрөө солиогүй бол даруй 1800 4444 руу залгаарай.`,
  }),
  en: ({ bank, account }) => ({
    subject: 'Your account for withdrawals was changed',
    body: `Aylal: Withdrawals from your game wallet go to account ${account} at ${bank} from now on. If this was not you, call 1800 4444 at once.`,
  }),
  zh: ({ bank, account }) => ({
    subject: '您的提现账户已更改',
    body: `【Aylal】游戏钱包的提现今后将转入 ${bank} 银行账户 ${account}。如非本人操作，请立即致电 1800 4444。`,
  }),
  ru: ({ bank, account }) => ({
    subject: 'Ваш счёт для вывода средств изменён',
    body: `Aylal: теперь средства из игрового кошелька выводятся на счёт ${account} в банке ${bank}. Если это были не вы, сразу позвоните 1800 4444.`,
  }),
  ko: ({ bank, account }) => ({
    subject: '출금 계좌가 변경되었습니다',
    body: `[Aylal] 이제 게임 지갑의 출금은 ${bank} 은행 ${account} 계좌로 입금됩니다. 본인이 아니라면 즉시 1800 4444로 전화해 주세요.`,
  }),
  ja: ({ bank, account }) => ({
    subject: '出金先の口座が変更されました',
    body: `【Aylal】ゲームウォレットの出金先が ${bank} 銀行の口座 ${account} になりました。お心当たりのない場合は、すぐに 1800 4444 へお電話ください。`,
  }),
};

/** Goes to every phone and address of a customer whose account for withdrawals was saved, in their language. */
export function accountChangedMessage(locale: Locale, to: NewAccount): Message {
  return messages[locale](to);
}
