export type BankLanguage = 'mn' | 'en';

interface BankPageTexts {
  readonly languageName: string;
  readonly title: string;
  readonly bank: string;
  readonly sandbox: string;
  readonly merchant: string;
  readonly purpose: string;
  readonly invoice: string;
  readonly paid: string;
  readonly rest: string;
  readonly states: Readonly<Record<'open' | 'part' | 'paid' | 'cancelled', string>>;
  readonly pay: (amount: string) => string;
  readonly partLabel: string;
  readonly part: string;
  readonly refuse: string;
  readonly cancel: string;
  readonly again: (amount: string) => string;
  readonly againHint: string;
  readonly history: string;
  readonly results: Readonly<Record<'PAID' | 'FAILED', string>>;
  readonly transfer: Readonly<
    Record<'title' | 'account' | 'receiver' | 'amount' | 'send' | 'notify' | 'notifyHint', string>
  >;
  readonly back: string;
  readonly notFound: string;
  readonly badAmount: string;
}

/** What the sandbox's bank says, in the two languages of its page. */
export const bankPageTexts: Readonly<Record<BankLanguage, BankPageTexts>> = {
  mn: {
    languageName: 'Монгол',
    title: 'Төлбөр',
    bank: 'Туршилтын банк',
    sandbox: 'Туршилтын орчин. Бодит мөнгө шилжихгүй.',
    merchant: 'Хүлээн авагч: Аялал',
    purpose: 'Гүйлгээний утга',
    invoice: 'Нэхэмжлэх',
    paid: 'Төлсөн',
    rest: 'Үлдэгдэл',
    states: { open: 'Төлөөгүй', part: 'Дутуу төлсөн', paid: 'Төлсөн', cancelled: 'Цуцалсан' },
    pay: (amount) => `${amount} төлөх`,
    partLabel: 'Хэсэгчлэн төлөх дүн, ₮',
    part: 'Хэсгийг төлөх',
    refuse: 'Татгалзах',
    cancel: 'Болих',
    again: (amount) => `${amount} дахин төлөх`,
    againHint: 'Илүү эсвэл хожимдсон төлбөрийг туршихад:',
    history: 'Гүйлгээ',
    results: { PAID: 'Амжилттай', FAILED: 'Амжилтгүй' },
    transfer: {
      title: 'Шилжүүлэг',
      account: 'Хүлээн авах данс',
      receiver: 'Хүлээн авагч',
      amount: 'Дүн, ₮',
      send: 'Шилжүүлэх',
      notify: 'Мэдэгдлийг дахин илгээх',
      notifyHint: 'Давхардсан эсвэл алдагдсан мэдэгдлийг туршихад:',
    },
    back: 'Дэлгүүр рүү буцах',
    notFound: 'Ийм нэхэмжлэх олдсонгүй.',
    badAmount: 'Дүнг 1₮-өөс дээш бүхэл тоогоор оруулна уу.',
  },
  en: {
    languageName: 'English',
    title: 'Payment',
    bank: 'Sandbox bank',
    sandbox: 'Test environment. No real money moves.',
    merchant: 'To: Aylal',
    purpose: 'Purpose',
    invoice: 'Invoice',
    paid: 'Paid',
    rest: 'Remaining',
    states: { open: 'Not paid', part: 'Partly paid', paid: 'Paid', cancelled: 'Cancelled' },
    pay: (amount) => `Pay ${amount}`,
    partLabel: 'Amount to pay in part, ₮',
    part: 'Pay this part',
    refuse: 'Decline',
    cancel: 'Cancel and go back',
    again: (amount) => `Pay ${amount} again`,
    againHint: 'To try out a double or late payment:',
    history: 'Transactions',
    results: { PAID: 'Successful', FAILED: 'Failed' },
    transfer: {
      title: 'Transfer',
      account: 'To account',
      receiver: 'Receiver',
      amount: 'Amount, ₮',
      send: 'Send',
      notify: 'Send the notice again',
      notifyHint: 'To try out a doubled or a lost notice:',
    },
    back: 'Back to the shop',
    notFound: 'There is no such invoice.',
    badAmount: 'Enter the amount as a whole number of at least 1₮.',
  },
};
