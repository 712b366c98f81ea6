import type { CodePurpose } from '@aylal/contracts/account';
import type { Locale } from '@aylal/domain/language';

/** What a message about a code says. `known-account` goes to who tries to register twice, `no-account` to who recovers what is not there. */
export type CodeMessage = CodePurpose | 'known-account' | 'no-account';

interface CodeTexts {
  readonly subject: string;
  /** How the sentence starts, for each purpose; the code and its five minutes follow. */
  readonly purposes: Readonly<Record<CodePurpose, string>>;
  readonly code: (purpose: string, code: string) => string;
  readonly knownAccount: string;
  readonly noAccount: string;
}

const texts: Readonly<Record<Locale, CodeTexts>> = {
  mn: {
    subject: 'Таны баталгаажуулах код',
    purposes: {
      register: 'Бүртгэл үүсгэх код',
      recovery: 'Нууц үг сэргээх код',
      'contact-change': 'Холбоо барих мэдээлэл солих код',
      'contact-proof': 'Холбоо барих мэдээлэл солихыг зөвшөөрөх код',
      withdrawal: 'Мөнгө авах код',
      'bank-account': 'Данс хадгалах код',
      refund: 'Буцаан олголт авах код',
      'data-export': 'Мэдээллээ татаж авах код',
      'account-deletion': 'Бүртгэл устгах код',
    },
    code: (purpose, code) => `Aylal: ${purpose} ${code}. 5 минут хүчинтэй. Кодоо хэнд ч бүү хэлээрэй.`,
    knownAccount:
      'Aylal: Та бүртгэлтэй байна. Нууц үгээрээ нэвтэрнэ үү, эсвэл нууц үгээ сэргээнэ үү. Та хүсэлт илгээгээгүй бол энэ мессежийг үл тоомсорлоно уу.',
    noAccount:
      'Aylal: Танд бүртгэл алга байна. Та шинээр бүртгүүлж болно. Та хүсэлт илгээгээгүй бол энэ мессежийг үл тоомсорлоно уу.',
  },
  en: {
    subject: 'Your verification code',
    purposes: {
      register: 'Your code to register is',
      recovery: 'Your code to reset the password is',
      'contact-change': 'Your code to change contact details is',
      'contact-proof': 'Your code to confirm a change of contact is',
      withdrawal: 'Your code to withdraw money is',
      'bank-account': 'Your code to save a bank account is',
      refund: 'Your code to ask for a refund is',
      'data-export': 'Your code to download your data is',
      'account-deletion': 'Your code to delete the account is',
    },
    code: (purpose, code) => `Aylal: ${purpose} ${code}. It is valid for 5 minutes. Do not share it with anyone.`,
    knownAccount:
      'Aylal: You already have an account. Sign in with your password or recover it. If this was not you, ignore this message.',
    noAccount:
      'Aylal: There is no account with these details. You can register a new one. If this was not you, ignore this message.',
  },
  zh: {
    subject: '您的验证码',
    purposes: {
      register: '注册验证码',
      recovery: '找回密码验证码',
      'contact-change': '更改联系方式验证码',
      'contact-proof': '确认更改联系方式的验证码',
      withdrawal: '提现验证码',
      'bank-account': '保存银行账户验证码',
      refund: '申请退款验证码',
      'data-export': '下载个人数据验证码',
      'account-deletion': '删除账户验证码',
    },
    code: (purpose, code) => `【Aylal】${purpose}：${code}，5分钟内有效。请勿告知他人。`,
    knownAccount: '【Aylal】您已有账号，请使用密码登录或找回密码。如非本人操作，请忽略此消息。',
    noAccount: '【Aylal】该联系方式尚未注册，您可以注册新账号。如非本人操作，请忽略此消息。',
  },
  ru: {
    subject: 'Ваш код подтверждения',
    purposes: {
      register: 'код для регистрации',
      recovery: 'код для восстановления пароля',
      'contact-change': 'код для смены контактных данных',
      'contact-proof': 'код для подтверждения смены контактов',
      withdrawal: 'код для вывода денег',
      'bank-account': 'код для сохранения банковского счёта',
      refund: 'код для возврата денег',
      'data-export': 'код для скачивания ваших данных',
      'account-deletion': 'код для удаления аккаунта',
    },
    code: (purpose, code) => `Aylal: ${purpose} — ${code}. Действует 5 минут. Никому его не сообщайте.`,
    knownAccount:
      'Aylal: у вас уже есть аккаунт. Войдите с паролем или восстановите его. Если это были не вы, не обращайте внимания на это сообщение.',
    noAccount:
      'Aylal: аккаунта с такими данными нет. Вы можете зарегистрироваться. Если это были не вы, не обращайте внимания на это сообщение.',
  },
  ko: {
    subject: '인증번호 안내',
    purposes: {
      register: '회원가입 인증번호',
      recovery: '비밀번호 재설정 인증번호',
      'contact-change': '연락처 변경 인증번호',
      'contact-proof': '연락처 변경 확인 인증번호',
      withdrawal: '출금 인증번호',
      'bank-account': '은행 계좌 저장 인증번호',
      refund: '환불 신청 인증번호',
      'data-export': '내 데이터 다운로드 인증번호',
      'account-deletion': '계정 삭제 인증번호',
    },
    code: (purpose, code) => `[Aylal] ${purpose}는 ${code}입니다. 5분간 유효하며, 다른 사람에게 알려주지 마세요.`,
    knownAccount:
      '[Aylal] 이미 가입된 계정입니다. 비밀번호로 로그인하거나 비밀번호를 재설정해 주세요. 본인이 요청하지 않았다면 이 메시지를 무시해 주세요.',
    noAccount:
      '[Aylal] 가입된 계정이 없습니다. 새로 가입하실 수 있습니다. 본인이 요청하지 않았다면 이 메시지를 무시해 주세요.',
  },
  ja: {
    subject: '認証コードのお知らせ',
    purposes: {
      register: '新規登録の認証コード',
      recovery: 'パスワード再設定の認証コード',
      'contact-change': '連絡先変更の認証コード',
      'contact-proof': '連絡先変更の確認コード',
      withdrawal: '出金の認証コード',
      'bank-account': '銀行口座登録の認証コード',
      refund: '払い戻し申請の確認コード',
      'data-export': 'データダウンロードの認証コード',
      'account-deletion': 'アカウント削除の認証コード',
    },
    code: (purpose, code) => `【Aylal】${purpose}は${code}です。有効期限は5分です。他の人に教えないでください。`,
    knownAccount:
      '【Aylal】すでにアカウントをお持ちです。パスワードでログインするか、パスワードを再設定してください。お心当たりのない場合は、このメッセージを破棄してください。',
    noAccount:
      '【Aylal】この連絡先のアカウントはありません。新規登録できます。お心当たりのない場合は、このメッセージを破棄してください。',
  },
};

/** The text of a message in the customer's language; `code` is left out of those that carry none. */
export function codeMessage(kind: CodeMessage, code: string, locale: Locale): { subject: string; body: string } {
  const { subject, purposes, code: withCode, knownAccount, noAccount } = texts[locale];
  if (kind === 'known-account') return { subject: 'Aylal', body: knownAccount };
  if (kind === 'no-account') return { subject: 'Aylal', body: noAccount };
  return { subject, body: withCode(purposes[kind], code) };
}
