import type { Locale } from '@aylal/domain/language';

type Word = 'refund-instead' | 'nothing-back' | 'not-now' | 'silent';

/** Why a hotel is not refunded as asked (ERR-20, ERR-24). */
export const hotelReturnMessages: Readonly<Record<Locale, Readonly<Record<Word, string>>>> = {
  mn: {
    'refund-instead': 'Энэ захиалгаас мөнгө буцаагдана. Цуцлахын оронд буцаалтын хүсэлт илгээнэ үү.',
    'nothing-back': 'Нөхцөлийн дагуу одоо буцаах мөнгө байхгүй. Өрөөг цуцалж болно, эсвэл 1800-4444 руу залгана уу.',
    'not-now': 'Захиалгын одоогийн төлөвт үүнийг хийх боломжгүй. Асуух зүйл байвал 1800-4444 руу залгана уу.',
    silent: 'Буудлын түнш хариу өгсөнгүй. Юу ч өөрчлөгдөөгүй. Хэдэн минутын дараа дахин оролдоно уу.',
  },
  en: {
    'refund-instead': 'This booking is refundable. Please ask for a refund instead of cancelling.',
    'nothing-back': 'Under its terms nothing is refunded now. You can cancel the room, or call 1800-4444.',
    'not-now': 'This cannot be done as the order stands now. Questions? Call 1800-4444.',
    silent: 'The partner of the hotel did not answer. Nothing has changed. Please try again in a few minutes.',
  },
  zh: {
    'refund-instead': '此预订可以退款，请申请退款而不是取消。',
    'nothing-back': '根据条款，目前无可退款项。您可以取消房间，或致电 1800-4444。',
    'not-now': '订单当前状态下无法执行此操作。如有疑问请致电 1800-4444。',
    silent: '酒店合作方没有回应。没有任何变更，请几分钟后重试。',
  },
  ru: {
    'refund-instead': 'По этому заказу деньги возвращаются. Запросите возврат вместо отмены.',
    'nothing-back': 'По условиям сейчас ничего не возвращается. Номер можно отменить или позвонить 1800-4444.',
    'not-now': 'При нынешнем состоянии заказа это невозможно. Вопросы? Звоните 1800-4444.',
    silent: 'Партнёр отеля не ответил. Ничего не изменилось. Повторите через несколько минут.',
  },
  ko: {
    'refund-instead': '이 예약은 환불이 가능합니다. 취소 대신 환불을 신청해 주세요.',
    'nothing-back': '약관에 따라 지금은 환불되는 금액이 없습니다. 객실을 취소하거나 1800-4444로 전화해 주세요.',
    'not-now': '현재 주문 상태에서는 할 수 없습니다. 문의: 1800-4444.',
    silent: '호텔 파트너가 응답하지 않았습니다. 변경된 것은 없습니다. 몇 분 후 다시 시도해 주세요.',
  },
  ja: {
    'refund-instead': 'この予約は払い戻しの対象です。キャンセルではなく払い戻しを申請してください。',
    'nothing-back': '規定により現在返金はありません。お部屋をキャンセルするか、1800-4444 までお電話ください。',
    'not-now': '現在のご注文の状態ではできません。お問い合わせ：1800-4444。',
    silent: 'ホテルの提携先から応答がありません。何も変更されていません。数分後にもう一度お試しください。',
  },
};
