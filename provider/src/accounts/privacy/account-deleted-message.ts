import type { Locale } from '@aylal/domain/language';

interface Message {
  readonly subject: string;
  readonly body: string;
}

const messages: Readonly<Record<Locale, Message>> = {
  mn: {
    subject: 'Таны бүртгэл устлаа',
    body: 'Aylal: Таны бүртгэл, хадгалсан зорчигч, үнийн сэрэмжлүүлэг устлаа. Төлбөр, баримтын бүртгэл хуулийн дагуу таны нэргүйгээр үлдэнэ. Та өөрөө устгаагүй бол даруй 1800 4444 руу залгаарай.',
  },
  en: {
    subject: 'Your account has been deleted',
    body: 'Aylal: Your account, saved passengers and price alerts have been deleted. Records of payments and receipts stay without your name, as the law wants it. If this was not you, call 1800 4444 at once.',
  },
  zh: {
    subject: '您的账户已删除',
    body: '【Aylal】您的账户、保存的乘客和价格提醒已删除。付款和票据记录依法保留，但不含您的姓名。如非本人操作，请立即致电 1800 4444。',
  },
  ru: {
    subject: 'Ваш аккаунт удалён',
    body: 'Aylal: аккаунт, сохранённые пассажиры и оповещения о ценах удалены. Записи о платежах и чеках остаются по закону без вашего имени. Если это были не вы, сразу позвоните 1800 4444.',
  },
  ko: {
    subject: '계정이 삭제되었습니다',
    body: '[Aylal] 계정, 저장된 탑승객, 가격 알림이 삭제되었습니다. 결제와 영수증 기록은 법에 따라 이름 없이 보관됩니다. 본인이 아니라면 즉시 1800 4444로 전화해 주세요.',
  },
  ja: {
    subject: 'アカウントが削除されました',
    body: '【Aylal】アカウント、保存した搭乗者、価格アラートを削除しました。お支払いとレシートの記録は法律に従い、お名前なしで残ります。お心当たりのない場合は、すぐに 1800 4444 へお電話ください。',
  },
};

/** The last message to who has deleted their account, in their language. */
export function accountDeletedMessage(locale: Locale): Message {
  return messages[locale];
}
