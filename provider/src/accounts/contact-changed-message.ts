import type { Locale } from '@aylal/domain/language';
import type { Deps } from '../platform/deps.ts';
import { signedLink } from './signed-link.ts';

interface Message {
  readonly subject: string;
  readonly body: string;
}

const messages: Readonly<Record<Locale, { subject: string; body: (link: string) => string }>> = {
  mn: {
    subject: 'Таны холбоо барих мэдээлэл солигдлоо',
    body: (link) =>
      `Aylal: Таны бүртгэл одооноос өөр утас эсвэл имэйл ашиглана. Та өөрөө солиогүй бол энэ холбоосоор мөнгөө даруй царцаагаарай: ${link} Эсвэл 1800 4444 руу залгаарай.`,
  },
  en: {
    subject: 'Your contact details were changed',
    body: (link) =>
      `Aylal: Your account uses another phone or e-mail from now on. If this was not you, freeze your money at once: ${link} or call 1800 4444.`,
  },
  zh: {
    subject: '您的联系方式已更改',
    body: (link) =>
      `【Aylal】您的账户已改用其他手机号或邮箱。如非本人操作，请立即冻结资金： ${link} 或致电 1800 4444。`,
  },
  ru: {
    subject: 'Ваши контактные данные изменены',
    body: (link) =>
      `Aylal: теперь в вашем аккаунте указан другой телефон или e-mail. Если это были не вы, сразу заморозьте деньги: ${link} или позвоните 1800 4444.`,
  },
  ko: {
    subject: '연락처가 변경되었습니다',
    body: (link) =>
      `[Aylal] 이제 계정에 다른 전화번호 또는 이메일이 사용됩니다. 본인이 아니라면 즉시 돈을 동결하세요: ${link} 또는 1800 4444로 전화해 주세요.`,
  },
  ja: {
    subject: '連絡先が変更されました',
    body: (link) =>
      `【Aylal】アカウントの電話番号またはメールアドレスが変更されました。お心当たりのない場合は、すぐにこちらでお金を凍結してください： ${link} または 1800 4444 へお電話ください。`,
  },
};

/** Goes to every contact that an account had before a change, in the customer's language. The link reports the change that `id` names. */
export function contactChangedMessage(deps: Pick<Deps, 'config' | 'vault'>, locale: Locale, id: string): Message {
  const { subject, body } = messages[locale];
  const link = signedLink(deps, 'contact-change-link', id);
  return { subject, body: body(`${deps.config.publicUrl}/${locale}/user/not-me?link=${link}`) };
}
