import type { Locale } from '@aylal/domain';

interface Message {
  readonly subject: string;
  readonly body: string;
}

const messages: Readonly<Record<Locale, Message>> = {
  mn: {
    subject: 'Таны холбоо барих мэдээлэл солигдлоо',
    body: 'Aylal: Таны бүртгэл одооноос өөр утас эсвэл имэйл ашиглана. Та өөрөө солиогүй бол даруй 1800 4444 руу залгаарай.',
  },
  en: {
    subject: 'Your contact details were changed',
    body: 'Aylal: Your account uses another phone or e-mail from now on. If this was not you, call 1800 4444 at once.',
  },
  zh: {
    subject: '您的联系方式已更改',
    body: '【Aylal】您的账户已改用其他手机号或邮箱。如非本人操作，请立即致电 1800 4444。',
  },
  ru: {
    subject: 'Ваши контактные данные изменены',
    body: 'Aylal: теперь в вашем аккаунте указан другой телефон или e-mail. Если это были не вы, сразу позвоните 1800 4444.',
  },
  ko: {
    subject: '연락처가 변경되었습니다',
    body: '[Aylal] 이제 계정에 다른 전화번호 또는 이메일이 사용됩니다. 본인이 아니라면 즉시 1800 4444로 전화해 주세요.',
  },
  ja: {
    subject: '連絡先が変更されました',
    body: '【Aylal】アカウントの電話番号またはメールアドレスが変更されました。お心当たりのない場合は、すぐに 1800 4444 へお電話ください。',
  },
};

/** Goes to the phone or address that an account has used so far, in the customer's language. */
export function contactChangedMessage(locale: Locale): Message {
  return messages[locale];
}
