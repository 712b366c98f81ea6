import type { BankLanguage } from '../bank/bank-page-texts.ts';

interface HostAppTexts {
  readonly title: string;
  readonly sandbox: string;
  readonly other: string;
  readonly who: string;
  readonly noPhone: string;
  readonly frame: string;
  readonly view: string;
  readonly back: string;
  readonly leave: string;
  readonly app: string;
}

/** What the sandbox's host app says, in the two languages of its page. */
export const hostAppTexts: Readonly<Record<BankLanguage, HostAppTexts>> = {
  mn: {
    title: 'Хэтэвч апп · Мини апп',
    sandbox: 'Туршилтын орчин. Энд байгаа хүмүүс зохиомол.',
    other: 'English',
    who: 'Апп-д хэн нэвтэрсэн бэ?',
    noPhone: 'утасгүй',
    frame: 'Апп дотор нээх',
    view: 'Дэлгэц дүүрэн нээх',
    back: 'Апп руу буцах',
    leave: 'Мини аппаас гарч, вэб рүү орох',
    app: 'Аялал мини апп',
  },
  en: {
    title: 'Purse app · Mini-app',
    sandbox: 'A sandbox. Nobody here is real.',
    other: 'Монгол',
    who: 'Who is signed in to the app?',
    noPhone: 'no phone',
    frame: 'Open inside the app',
    view: 'Open full screen',
    back: 'Back to the app',
    leave: 'Leave the mini-app for the web',
    app: 'Aylal mini-app',
  },
};
