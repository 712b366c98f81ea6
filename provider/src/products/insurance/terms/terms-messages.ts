import type { Locale } from '@aylal/domain/language';

/** Everything that the terms of a cover say beside names of plans, risks and countries. */
export interface TermsMessages {
  readonly title: string;
  readonly main: string;
  readonly insurer: string;
  readonly medical: string;
  readonly deductible: string;
  readonly none: string;
  readonly territory: string;
  readonly ages: string;
  readonly years: (from: number, to: number) => string;
  readonly longest: string;
  readonly days: (count: number) => string;
  readonly paid: string;
  readonly upTo: (sum: string) => string;
  readonly wholeSum: string;
  readonly notPaid: string;
  readonly price: string;
  readonly priceText: string;
  readonly ofAdult: (percent: number) => string;
  readonly claim: string;
  readonly claimText: (phone: string) => string;
  readonly coolingOff: string;
  readonly coolingOffText: (days: number) => string;
  readonly countries: string;
}

export const termsMessages: Readonly<Record<Locale, TermsMessages>> = {
  mn: {
    title: 'Даатгалын нөхцөл',
    main: 'Гол нөхцөл',
    insurer: 'Даатгагч',
    medical: 'Эмчилгээний дээд хэмжээ',
    deductible: 'Өөрөө хариуцах дүн',
    none: 'Байхгүй',
    territory: 'Хамрах нутаг',
    ages: 'Нас',
    years: (from, to) => `${from}–${to} нас`,
    longest: 'Хамгийн урт хугацаа',
    days: (count) => `${count} хоног`,
    paid: 'Юуг төлөх вэ',
    upTo: (sum) => `${sum} хүртэл`,
    wholeSum: 'Эмчилгээний дээд хэмжээ хүртэл',
    notPaid: 'Юуг төлөхгүй вэ',
    price: 'Үнэ хэрхэн гардаг вэ',
    priceText:
      'Эхний ба сүүлийн өдрийг хоёуланг нь тооцно. Хүн бүрийн үнэ даатгал эхлэх өдрийн наснаас хамаарна. Насанд хүрэгчийн үнийн:',
    ofAdult: (percent) => `${percent}%`,
    claim: 'Тусламж хэрэгтэй болбол',
    claimText: (phone) =>
      `${phone} дугаарт хоногийн аль ч цагт залгаж, даатгалын гэрээний дугаараа хэлнэ. Эмчилгээний баримт, төлсөн тасалбараа хадгална уу.`,
    coolingOff: 'Бодох хугацаа',
    coolingOffText: (days) =>
      `Гэрээ бичигдсэн өдрөөс хойш ${days} хоногийн дотор, хамгаалалт эхлээгүй бол даатгалаа буцааж, төлсөн хураамжаа бүтнээр нь авна.`,
    countries: 'Хүчинтэй улсууд',
  },
  en: {
    title: 'Insurance terms',
    main: 'The main terms',
    insurer: 'Insurer',
    medical: 'Medical sum',
    deductible: 'You pay yourself',
    none: 'Nothing',
    territory: 'Territory',
    ages: 'Ages',
    years: (from, to) => `${from} to ${to}`,
    longest: 'Longest cover',
    days: (count) => `${count} days`,
    paid: 'What is paid for',
    upTo: (sum) => `up to ${sum}`,
    wholeSum: 'up to the medical sum',
    notPaid: 'What is not paid for',
    price: 'How the price is made',
    priceText:
      'The first and the last day are both counted. What each person pays follows from the age on the first day. Of an adult’s price:',
    ofAdult: (percent) => `${percent}%`,
    claim: 'When you need help',
    claimText: (phone) =>
      `Call ${phone} at any hour and say the number of your policy. Keep the papers of your treatment and what you have paid for it.`,
    coolingOff: 'Time to think again',
    coolingOffText: (days) =>
      `Within ${days} days of the policy being issued, and while the cover has not begun, you can give it up and get the whole premium back.`,
    countries: 'Countries',
  },
  ru: {
    title: 'Условия страхования',
    main: 'Основные условия',
    insurer: 'Страховщик',
    medical: 'Сумма на лечение',
    deductible: 'Франшиза',
    none: 'Нет',
    territory: 'Территория',
    ages: 'Возраст',
    years: (from, to) => `от ${from} до ${to} лет`,
    longest: 'Самый долгий срок',
    days: (count) => `${count} дн.`,
    paid: 'Что оплачивается',
    upTo: (sum) => `до ${sum}`,
    wholeSum: 'в пределах суммы на лечение',
    notPaid: 'Что не оплачивается',
    price: 'Из чего складывается цена',
    priceText:
      'Считаются и первый, и последний день. Цена для каждого зависит от возраста в первый день. От цены взрослого:',
    ofAdult: (percent) => `${percent} %`,
    claim: 'Когда нужна помощь',
    claimText: (phone) =>
      `Позвоните ${phone} в любое время и назовите номер полиса. Сохраните медицинские документы и чеки.`,
    coolingOff: 'Время передумать',
    coolingOffText: (days) =>
      `В течение ${days} дней после выдачи полиса, пока страхование не началось, от него можно отказаться и вернуть всю премию.`,
    countries: 'Страны',
  },
  zh: {
    title: '保险条款',
    main: '主要条款',
    insurer: '承保公司',
    medical: '医疗保额',
    deductible: '自付额',
    none: '无',
    territory: '承保地区',
    ages: '年龄',
    years: (from, to) => `${from}–${to} 岁`,
    longest: '最长期限',
    days: (count) => `${count} 天`,
    paid: '承保内容',
    upTo: (sum) => `最高 ${sum}`,
    wholeSum: '以医疗保额为限',
    notPaid: '不承保内容',
    price: '价格如何计算',
    priceText: '首日和末日均计入。每人的价格取决于保险首日的年龄，按成人价格的比例：',
    ofAdult: (percent) => `${percent}%`,
    claim: '需要救助时',
    claimText: (phone) => `随时致电 ${phone}，并告知保单号。请保留就诊资料和付款凭证。`,
    coolingOff: '犹豫期',
    coolingOffText: (days) => `保单签发后 ${days} 天内且保险尚未生效时，可以退保并取回全部保费。`,
    countries: '承保国家和地区',
  },
  ja: {
    title: '保険条件',
    main: '主な条件',
    insurer: '保険会社',
    medical: '医療費の限度額',
    deductible: '自己負担額',
    none: 'なし',
    territory: '補償地域',
    ages: '年齢',
    years: (from, to) => `${from}〜${to}歳`,
    longest: '最長期間',
    days: (count) => `${count}日`,
    paid: '補償されるもの',
    upTo: (sum) => `${sum}まで`,
    wholeSum: '医療費の限度額まで',
    notPaid: '補償されないもの',
    price: '保険料の決まり方',
    priceText:
      '初日と最終日の両方を数えます。お一人ずつの保険料は補償初日の年齢で決まります。大人の保険料に対する割合：',
    ofAdult: (percent) => `${percent}%`,
    claim: '助けが必要なとき',
    claimText: (phone) =>
      `${phone} に24時間いつでもお電話いただき、証券番号をお伝えください。診療の書類と領収書を保管してください。`,
    coolingOff: 'クーリングオフ',
    coolingOffText: (days) =>
      `証券の発行から${days}日以内で、補償がまだ始まっていなければ、解約して保険料の全額を受け取れます。`,
    countries: '対象国・地域',
  },
  ko: {
    title: '보험 약관',
    main: '주요 조건',
    insurer: '보험사',
    medical: '의료비 한도',
    deductible: '자기 부담금',
    none: '없음',
    territory: '보장 지역',
    ages: '나이',
    years: (from, to) => `${from}–${to}세`,
    longest: '최장 기간',
    days: (count) => `${count}일`,
    paid: '보장되는 것',
    upTo: (sum) => `최대 ${sum}`,
    wholeSum: '의료비 한도까지',
    notPaid: '보장되지 않는 것',
    price: '보험료 계산 방법',
    priceText:
      '첫날과 마지막 날을 모두 계산합니다. 1인당 보험료는 보장 첫날의 나이에 따라 정해집니다. 성인 보험료 대비:',
    ofAdult: (percent) => `${percent}%`,
    claim: '도움이 필요할 때',
    claimText: (phone) => `${phone}로 언제든지 전화하여 증권 번호를 말씀해 주세요. 진료 서류와 영수증을 보관해 주세요.`,
    coolingOff: '청약 철회 기간',
    coolingOffText: (days) =>
      `증권 발급 후 ${days}일 이내이고 보장이 시작되지 않았다면 철회하고 보험료 전액을 돌려받을 수 있습니다.`,
    countries: '보장 국가·지역',
  },
};
