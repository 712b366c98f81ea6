import type { Locale } from '@aylal/domain/language';

type Word = 'not-now' | 'nothing-back' | 'less';

/** Why goods are not refunded as asked (NEED-150). */
export const refundMessages: Readonly<Record<Locale, Readonly<Record<Word, string>>>> = {
  mn: {
    'not-now': 'Захиалгын одоогийн төлөвт буцаах боломжгүй. Асуух зүйл байвал 1800-4444 руу залгана уу.',
    'nothing-back': 'Нөхцөлийн дагуу одоо буцаах мөнгө байхгүй. Асуух зүйл байвал 1800-4444 руу залгана уу.',
    less: 'Энэ хооронд буцаах дүн багассан. Юу ч хийгдээгүй. Шинэ дүнг шалгаад дахин илгээнэ үү.',
  },
  en: {
    'not-now': 'The order cannot be cancelled and refunded as it stands now. Questions? Call 1800-4444.',
    'nothing-back': 'Under its terms nothing is refunded now. Questions? Call 1800-4444.',
    less: 'The refund is smaller by now. Nothing was done. Please check the new amount and send it again.',
  },
  zh: {
    'not-now': '订单当前状态下无法退订。如有疑问请致电 1800-4444。',
    'nothing-back': '根据条款，目前无可退款项。如有疑问请致电 1800-4444。',
    less: '可退金额现已减少，尚未进行任何操作。请核对新金额后重新提交。',
  },
  ru: {
    'not-now': 'При нынешнем состоянии заказа возврат невозможен. Вопросы? Звоните 1800-4444.',
    'nothing-back': 'По условиям сейчас ничего не возвращается. Вопросы? Звоните 1800-4444.',
    less: 'Сумма возврата уже уменьшилась. Ничего не сделано. Проверьте новую сумму и отправьте снова.',
  },
  ko: {
    'not-now': '현재 주문 상태에서는 취소할 수 없습니다. 문의: 1800-4444.',
    'nothing-back': '약관에 따라 지금은 환불되는 금액이 없습니다. 문의: 1800-4444.',
    less: '그사이 환불 금액이 줄었습니다. 처리된 것은 없습니다. 새 금액을 확인하고 다시 보내 주세요.',
  },
  ja: {
    'not-now': '現在のご注文の状態ではお返しできません。お問い合わせ：1800-4444。',
    'nothing-back': '規定により現在返金はありません。お問い合わせ：1800-4444。',
    less: '返金額が減りました。まだ何も行っていません。新しい金額をご確認のうえ、もう一度お送りください。',
  },
};
