import type { BankLanguage } from '../bank/bank-page-texts.ts';
import type { LoanStatus } from './lender-store.ts';

interface LenderPageTexts {
  readonly title: string;
  readonly order: string;
  readonly price: string;
  readonly loan: string;
  readonly steps: string;
  readonly states: Readonly<Record<LoanStatus, string>>;
  readonly confirm: string;
  readonly refuse: string;
  readonly notify: string;
  readonly notifyHint: string;
  readonly again: string;
  readonly notFound: string;
}

/** What the sandbox's lender says, in the two languages of its page. */
export const lenderPageTexts: Readonly<Record<BankLanguage, LenderPageTexts>> = {
  mn: {
    title: 'Зээлийн санал',
    order: 'Захиалга',
    price: 'Тийзийн үнэ',
    loan: 'Зээлийн дүн',
    steps: 'Төлөх хуваарь',
    states: {
      offered: 'Таны баталгааг хүлээж байна',
      'paid-out': 'Зээл олгосон',
      refused: 'Зээлээс татгалзсан',
      withdrawn: 'Санал цуцлагдсан',
    },
    confirm: 'Зээлийг баталгаажуулах',
    refuse: 'Зээл олгохоос татгалзах',
    notify: 'Мэдэгдлийг дахин илгээх',
    notifyHint: 'Давхардсан эсвэл алдагдсан мэдэгдлийг туршихад:',
    again: 'Дахин олгох',
    notFound: 'Ийм зээлийн санал олдсонгүй.',
  },
  en: {
    title: 'Loan offer',
    order: 'Order',
    price: 'Ticket price',
    loan: 'Loan amount',
    steps: 'Payment steps',
    states: {
      offered: 'Waiting for your confirmation',
      'paid-out': 'The loan is paid out',
      refused: 'The loan was refused',
      withdrawn: 'The offer was withdrawn',
    },
    confirm: 'Confirm the loan',
    refuse: 'Refuse the loan',
    notify: 'Send the notice again',
    notifyHint: 'To try a notice that is doubled or lost:',
    again: 'Pay out again',
    notFound: 'There is no such loan offer.',
  },
};
