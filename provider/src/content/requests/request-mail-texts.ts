import type { Locale } from '@aylal/domain/language';
import type { RequestKind } from './request-store.ts';

interface MailTexts {
  readonly subject: Readonly<Record<RequestKind, string>>;
  /** What happens next; `number` is what the customer names when calling. */
  readonly body: (number: string) => string;
  readonly newsletter: { readonly subject: string; readonly body: string };
}

/** CONST-10, CONST-13. */
const hours = { weekdays: '08:00–22:00', weekends: '10:00–20:00' };

const texts: Readonly<Record<Locale, MailTexts>> = {
  mn: {
    subject: {
      help: 'Таны асуултыг хүлээж авлаа',
      corporate: 'Байгууллагын хүсэлтийг хүлээж авлаа',
      callback: 'Бид тан руу залгана',
      info: 'Таны хүсэлтийг хүлээж авлаа',
      travel: 'Аяллын хүсэлтийг хүлээж авлаа',
    },
    body: (number) =>
      `Сайн байна уу?\n\nХүсэлтийг тань ${number} дугаараар бүртгэлээ. Ажилтан тань руу ажлын цагаар холбогдоно: Да–Ба ${hours.weekdays}, Бя–Ня ${hours.weekends}.\n\nЯаралтай бол 1800 4444 руу залгаад энэ дугаараа хэлээрэй.\n\nАялал`,
    newsletter: {
      subject: 'Хямдралын имэйлд бүртгэгдлээ',
      body: 'Сайн байна уу?\n\nХямдрал, шинэ чиглэлийн мэдээг энэ хаягаар илгээх болно. Авахаа болих бол 1800 4444 руу залгаарай.\n\nТа бүртгүүлээгүй бол энэ имэйлийг үл тоомсорлоно уу.\n\nАялал',
    },
  },
  en: {
    subject: {
      help: 'We have your question',
      corporate: 'We have your corporate request',
      callback: 'We will call you',
      info: 'We have your request',
      travel: 'We have your travel request',
    },
    body: (number) =>
      `Hello,\n\nYour request has the number ${number}. Our staff will contact you in working hours: Mon–Fri ${hours.weekdays}, Sat–Sun ${hours.weekends}.\n\nIf it is urgent, call 1800 4444 and name this number.\n\nAylal`,
    newsletter: {
      subject: 'You are on the list for offers',
      body: 'Hello,\n\nWe will send offers and news of new routes to this address. To stop them, call 1800 4444.\n\nIf this was not you, ignore this message.\n\nAylal',
    },
  },
  zh: {
    subject: {
      help: '我们已收到您的问题',
      corporate: '我们已收到企业咨询',
      callback: '我们会给您回电',
      info: '我们已收到您的咨询',
      travel: '我们已收到您的旅行咨询',
    },
    body: (number) =>
      `您好：\n\n您的请求编号为 ${number}。工作人员将在工作时间与您联系：周一至周五 ${hours.weekdays}，周六至周日 ${hours.weekends}。\n\n如有急事，请致电 1800 4444 并告知此编号。\n\nAylal`,
    newsletter: {
      subject: '您已订阅优惠邮件',
      body: '您好：\n\n优惠和新航线消息将发送到此邮箱。如需退订，请致电 1800 4444。\n\n如非本人操作，请忽略此邮件。\n\nAylal',
    },
  },
  ru: {
    subject: {
      help: 'Мы получили ваш вопрос',
      corporate: 'Мы получили заявку компании',
      callback: 'Мы вам перезвоним',
      info: 'Мы получили ваш запрос',
      travel: 'Мы получили вашу заявку на поездку',
    },
    body: (number) =>
      `Здравствуйте!\n\nВаша заявка зарегистрирована под номером ${number}. Сотрудник свяжется с вами в рабочее время: пн–пт ${hours.weekdays}, сб–вс ${hours.weekends}.\n\nЕсли это срочно, позвоните 1800 4444 и назовите этот номер.\n\nAylal`,
    newsletter: {
      subject: 'Вы подписаны на предложения',
      body: 'Здравствуйте!\n\nМы будем присылать на этот адрес предложения и новости о новых направлениях. Чтобы отписаться, позвоните 1800 4444.\n\nЕсли это были не вы, не обращайте внимания на это письмо.\n\nAylal',
    },
  },
  ko: {
    subject: {
      help: '문의가 접수되었습니다',
      corporate: '기업 문의가 접수되었습니다',
      callback: '곧 전화 드리겠습니다',
      info: '요청이 접수되었습니다',
      travel: '여행 문의가 접수되었습니다',
    },
    body: (number) =>
      `안녕하세요.\n\n요청 번호는 ${number}입니다. 담당자가 근무 시간에 연락드리겠습니다: 월~금 ${hours.weekdays}, 토~일 ${hours.weekends}.\n\n급하시면 1800 4444로 전화하여 이 번호를 말씀해 주세요.\n\nAylal`,
    newsletter: {
      subject: '할인 소식 구독이 완료되었습니다',
      body: '안녕하세요.\n\n할인과 새 노선 소식을 이 주소로 보내 드립니다. 수신을 원치 않으시면 1800 4444로 전화해 주세요.\n\n본인이 신청하지 않았다면 이 메일을 무시해 주세요.\n\nAylal',
    },
  },
  ja: {
    subject: {
      help: 'お問い合わせを受け付けました',
      corporate: '法人のお問い合わせを受け付けました',
      callback: '折り返しお電話します',
      info: 'ご依頼を受け付けました',
      travel: 'ご旅行のお問い合わせを受け付けました',
    },
    body: (number) =>
      `こんにちは。\n\n受付番号は ${number} です。営業時間内に担当者からご連絡します：月〜金 ${hours.weekdays}、土・日 ${hours.weekends}。\n\nお急ぎの場合は 1800 4444 にお電話のうえ、この番号をお伝えください。\n\nAylal`,
    newsletter: {
      subject: 'お得な情報の登録が完了しました',
      body: 'こんにちは。\n\nお得な情報と新しい路線のお知らせをこのアドレスにお送りします。配信を止めるには 1800 4444 にお電話ください。\n\nお心当たりのない場合は、このメールを破棄してください。\n\nAylal',
    },
  },
};

/** Says that a request has arrived and what happens next. */
export function requestMail(kind: RequestKind, number: string, locale: Locale): { subject: string; body: string } {
  return { subject: texts[locale].subject[kind], body: texts[locale].body(number) };
}

/** Says to a new reader what will come, and how to stop it. */
export function newsletterMail(locale: Locale): { subject: string; body: string } {
  return texts[locale].newsletter;
}
