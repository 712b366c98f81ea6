import type { Locale } from '@aylal/domain/language';

export type TicketReturnWord = 'status' | 'sent';

/** Why tickets of a bus or a train cannot be refunded just now. */
export const ticketReturnMessages: Readonly<Record<Locale, Readonly<Record<TicketReturnWord, string>>>> = {
  mn: {
    status: 'Зөвхөн бэлэн болсон тасалбарыг буцаана. Асуух зүйл байвал 1800-4444 руу залгана уу.',
    sent: 'Өмнөх буцаалт хийгдэж байна. Дууссаны дараа дахин оролдоно уу.',
  },
  en: {
    status: 'Only a ticket that is ready can be given back. Questions? Call 1800-4444.',
    sent: 'An earlier refund of this order is under way. Try again when it is done.',
  },
  zh: {
    status: '只有已出的车票才能退票。如有疑问请致电 1800-4444。',
    sent: '该订单的上一笔退款正在处理，完成后请重试。',
  },
  ru: {
    status: 'Вернуть можно только готовый билет. Вопросы? Звоните 1800-4444.',
    sent: 'Предыдущий возврат по этому заказу ещё оформляется. Повторите, когда он завершится.',
  },
  ko: {
    status: '발권된 승차권만 환불할 수 있습니다. 문의: 1800-4444.',
    sent: '이 주문의 이전 환불이 처리 중입니다. 완료된 후 다시 시도해 주세요.',
  },
  ja: {
    status: '払い戻しできるのは発券済みの乗車券のみです。お問い合わせ：1800-4444。',
    sent: 'このご注文の前の払い戻しを処理中です。完了後にもう一度お試しください。',
  },
};
