import type { Locale } from '@aylal/domain/language';

type Word = 'already' | 'automatic';

/** What a refund is answered with: tickets that are being refunded already (204), and those that people must look at (400). */
export const refundMessages: Readonly<Record<Locale, Readonly<Record<Word, string>>>> = {
  mn: {
    already: 'Эдгээр тийзийн буцаалтын хүсэлт аль хэдийн илгээгдсэн байна. Явцыг захиалгын хуудаснаас харна уу.',
    automatic: 'Тийзийг автоматаар буцаах боломжгүй байна. 1800-4444 руу залгана уу.',
  },
  en: {
    already: 'A refund of these tickets has been sent already. The page of the order shows how it goes.',
    automatic: 'The ticket cannot be refunded automatically. Please call 1800-4444.',
  },
  zh: {
    already: '这些机票的退票申请已提交，进度请见订单页面。',
    automatic: '此机票无法自动退票，请致电 1800-4444。',
  },
  ru: {
    already: 'Возврат этих билетов уже запрошен. Ход возврата виден на странице заказа.',
    automatic: 'Билет нельзя вернуть автоматически. Позвоните 1800-4444.',
  },
  ko: {
    already: '이 항공권의 환불 신청은 이미 접수되었습니다. 진행 상황은 주문 페이지에서 확인하세요.',
    automatic: '이 항공권은 자동 환불이 불가합니다. 1800-4444로 전화해 주세요.',
  },
  ja: {
    already: 'この航空券の払い戻しはすでに申請されています。進行状況は注文ページでご確認ください。',
    automatic: 'この航空券は自動で払い戻しできません。1800-4444 までお電話ください。',
  },
};
