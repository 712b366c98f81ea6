import type { Locale } from '@aylal/domain';

type Word = 'status' | 'sent' | 'begun' | 'too-late' | 'unpaid';

/** Why a cover is not given up. */
export const coverMessages: Readonly<Record<Locale, Readonly<Record<Word, string>>>> = {
  mn: {
    status: 'Зөвхөн бичигдсэн гэрээг цуцална. Асуух зүйл байвал 1800-4444 руу залгана уу.',
    sent: 'Энэ даатгалыг аль хэдийн цуцалсан байна. Явцыг захиалгаас харна уу.',
    begun: 'Хамгаалалт эхэлсэн тул хураамж буцаагдахгүй. Асуух зүйл байвал 1800-4444 руу залгана уу.',
    'too-late': 'Бодох хугацаа дууссан тул хураамж буцаагдахгүй. Асуух зүйл байвал 1800-4444 руу залгана уу.',
    unpaid: 'Энэ даатгалд та мөнгө төлөөгүй тул буцаах дүн алга. 1800-4444 руу залгана уу.',
  },
  en: {
    status: 'Only a policy that is issued can be given up. Questions? Call 1800-4444.',
    sent: 'This cover has been given up already. You see how it stands in the order.',
    begun: 'The cover has begun, so the premium does not come back. Questions? Call 1800-4444.',
    'too-late': 'The time to think again is over, so the premium does not come back. Questions? Call 1800-4444.',
    unpaid: 'You have paid nothing for this cover, so there is nothing to give back. Please call 1800-4444.',
  },
  ru: {
    status: 'Отказаться можно только от выданного полиса. Вопросы? Звоните 1800-4444.',
    sent: 'От этой страховки вы уже отказались. Ход возврата виден в заказе.',
    begun: 'Страхование уже началось, премия не возвращается. Вопросы? Звоните 1800-4444.',
    'too-late': 'Время передумать истекло, премия не возвращается. Вопросы? Звоните 1800-4444.',
    unpaid: 'За эту страховку вы ничего не платили, возвращать нечего. Позвоните 1800-4444.',
  },
  zh: {
    status: '只有已签发的保单才能退保。如有疑问请致电 1800-4444。',
    sent: '该保险已退保，进度请见订单。',
    begun: '保险已生效，保费不予退还。如有疑问请致电 1800-4444。',
    'too-late': '犹豫期已过，保费不予退还。如有疑问请致电 1800-4444。',
    unpaid: '您未为该保险付款，没有可退金额。请致电 1800-4444。',
  },
  ko: {
    status: '발급된 증권만 철회할 수 있습니다. 문의: 1800-4444.',
    sent: '이 보험은 이미 철회되었습니다. 진행 상황은 주문에서 확인하세요.',
    begun: '보장이 시작되어 보험료가 환불되지 않습니다. 문의: 1800-4444.',
    'too-late': '청약 철회 기간이 지나 보험료가 환불되지 않습니다. 문의: 1800-4444.',
    unpaid: '이 보험에 결제하신 금액이 없어 환불할 금액이 없습니다. 1800-4444로 전화해 주세요.',
  },
  ja: {
    status: '解約できるのは発行済みの証券のみです。お問い合わせ：1800-4444。',
    sent: 'この保険はすでに解約されています。状況はご注文でご確認ください。',
    begun: '補償が始まっているため、保険料は払い戻しできません。お問い合わせ：1800-4444。',
    'too-late': 'クーリングオフ期間が過ぎたため、保険料は払い戻しできません。お問い合わせ：1800-4444。',
    unpaid: 'この保険へのお支払いがないため、払い戻す金額がありません。1800-4444 までお電話ください。',
  },
};
