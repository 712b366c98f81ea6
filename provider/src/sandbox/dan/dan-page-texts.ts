import type { BankLanguage } from '../bank/bank-page-texts.ts';

interface DanPageTexts {
  readonly title: string;
  readonly sandbox: string;
  readonly other: string;
  readonly asks: string;
  readonly services: { readonly card: string; readonly passport: string };
  readonly who: string;
  readonly noPassport: string;
  readonly agree: string;
  readonly refuse: string;
  readonly wrong: string;
}

/** What the sandbox's e-Mongolia says, in the two languages of its page. */
export const danPageTexts: Readonly<Record<BankLanguage, DanPageTexts>> = {
  mn: {
    title: 'e-Mongolia · Зөвшөөрөл',
    sandbox: 'Туршилтын орчин. Энд байгаа хүмүүс зохиомол.',
    other: 'English',
    asks: 'Аялал таны дараах мэдээллийг авахыг хүсэж байна:',
    services: { card: 'Иргэний үнэмлэхийн мэдээлэл', passport: 'Гадаад паспортын мэдээлэл' },
    who: 'Та хэн бэ?',
    noPassport: 'паспортгүй',
    agree: 'Зөвшөөрөх',
    refuse: 'Татгалзах',
    wrong: 'Хүсэлт буруу байна.',
  },
  en: {
    title: 'e-Mongolia · Consent',
    sandbox: 'A sandbox. Nobody here is real.',
    other: 'Монгол',
    asks: 'Aylal would like to be told:',
    services: { card: 'Your citizen card', passport: 'Your passport' },
    who: 'Who are you?',
    noPassport: 'no passport',
    agree: 'Agree',
    refuse: 'Refuse',
    wrong: 'This request is wrong.',
  },
};
