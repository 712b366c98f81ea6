/** A citizen whom nobody is: what the state's services would say. */
export interface SandboxCitizen {
  readonly id: string;
  readonly regnum: string;
  readonly lastname: string;
  readonly firstname: string;
  readonly surname: string;
  readonly gender: string;
  readonly birthDateAsText: string;
  /** The ethnic group, as the card has it. */
  readonly nationality: string;
  readonly passport?: {
    readonly passportNum: string;
    readonly expireDate: string;
    readonly lastnameLatin: string;
    readonly firstnameLatin: string;
  };
}

/** One with a passport, one without, and one whose passport is over: the three cases that an import has to tell apart. */
export const sandboxCitizens: readonly SandboxCitizen[] = [
  {
    id: 'anudari',
    regnum: 'УБ95060421',
    lastname: 'Батболд',
    firstname: 'Анударь',
    surname: 'Боржигон',
    gender: 'эмэгтэй',
    birthDateAsText: '1995-06-04 00:00:00',
    nationality: 'Халх',
    passport: {
      passportNum: 'E2345678',
      expireDate: '2033-04-18 00:00:00',
      lastnameLatin: 'BATBOLD',
      firstnameLatin: 'ANUDARI',
    },
  },
  {
    id: 'temuulen',
    regnum: 'ӨҮ04222915',
    lastname: 'Өлзийбаяр',
    firstname: 'Тэмүүлэн',
    surname: 'Хиад',
    gender: 'эр',
    birthDateAsText: '2004-02-29',
    nationality: 'Буриад',
  },
  {
    id: 'dorj',
    regnum: 'ХД58121733',
    lastname: 'Цэрэн',
    firstname: 'Дорж',
    surname: 'Бэсүд',
    gender: 'эрэгтэй',
    birthDateAsText: '1958-12-17',
    nationality: 'Дөрвөд',
    passport: {
      passportNum: 'E1029384',
      expireDate: '2024-05-30',
      lastnameLatin: 'TSEREN',
      firstnameLatin: 'DORJ',
    },
  },
];
