import type { Locale } from '@aylal/domain/language';

/** What the customer is notified about a booking; shown by the screen where ERR-03 to ERR-05 say so. */
export type BookingMessage = 'booked' | 'already-booked' | 'sold-out' | 'airline-silent' | 'airline-refused';

export const bookingMessages: Readonly<Record<Locale, Readonly<Record<BookingMessage, string>>>> = {
  mn: {
    booked: 'Захиалга үүслээ.',
    'already-booked': 'Эдгээр зорчигчийн ижил нислэгийн захиалга аль хэдийн байна. Түүнийг нээлээ.',
    'sold-out': 'Уучлаарай, энэ нислэгийн суудал дууслаа. Захиалга үүсээгүй, төлбөр авагдаагүй. Өөр нислэг сонгоно уу.',
    'airline-silent':
      'Авиа компани хариу өгсөнгүй. Захиалга үүсээгүй, төлбөр авагдаагүй. Хэдэн минутын дараа дахин оролдоно уу, эсвэл 1800 4444 дугаарт залгана уу.',
    'airline-refused':
      'Авиа компани энэ захиалгыг хүлээн авсангүй. Захиалга үүсээгүй, төлбөр авагдаагүй. Өөр нислэг сонгоно уу, эсвэл 1800 4444 дугаарт залгана уу.',
  },
  en: {
    booked: 'Your booking is made.',
    'already-booked': 'These passengers already have a booking for the same flights. We have opened it.',
    'sold-out':
      'Sorry, this flight has just sold out. Nothing was booked and no money was taken. Please choose another flight.',
    'airline-silent':
      'The airline did not answer. Nothing was booked and no money was taken. Please try again in a few minutes or call 1800 4444.',
    'airline-refused':
      'The airline did not accept this booking. Nothing was booked and no money was taken. Please choose another flight or call 1800 4444.',
  },
  zh: {
    booked: '订单已创建。',
    'already-booked': '这些乘客已有相同航班的订单，已为您打开。',
    'sold-out': '很抱歉，该航班座位刚刚售完。未生成订单，也未扣款。请选择其他航班。',
    'airline-silent': '航空公司没有回应。未生成订单，也未扣款。请几分钟后重试，或致电 1800 4444。',
    'airline-refused': '航空公司未接受此预订。未生成订单，也未扣款。请选择其他航班，或致电 1800 4444。',
  },
  ru: {
    booked: 'Заказ оформлен.',
    'already-booked': 'У этих пассажиров уже есть заказ на те же рейсы. Мы открыли его.',
    'sold-out':
      'К сожалению, места на этот рейс только что закончились. Заказ не создан, деньги не списаны. Выберите другой рейс.',
    'airline-silent':
      'Авиа компания не ответила. Заказ не создан, деньги не списаны. Повторите через несколько минут или позвоните 1800 4444.',
    'airline-refused':
      'Авиа компания не приняла этот заказ. Заказ не создан, деньги не списаны. Выберите другой рейс или позвоните 1800 4444.',
  },
  ko: {
    booked: '예약이 접수되었습니다.',
    'already-booked': '같은 승객의 같은 항공편 예약이 이미 있어 해당 예약을 열었습니다.',
    'sold-out':
      '죄송합니다. 이 항공편의 좌석이 방금 매진되었습니다. 예약과 결제는 이루어지지 않았습니다. 다른 항공편을 선택해 주세요.',
    'airline-silent':
      '항공사에서 응답이 없습니다. 예약과 결제는 이루어지지 않았습니다. 몇 분 후 다시 시도하거나 1800 4444로 전화해 주세요.',
    'airline-refused':
      '항공사에서 이 예약을 받지 않았습니다. 예약과 결제는 이루어지지 않았습니다. 다른 항공편을 선택하거나 1800 4444로 전화해 주세요.',
  },
  ja: {
    booked: '予約を承りました。',
    'already-booked': '同じ搭乗者・同じ便の予約がすでにあるため、その予約を開きました。',
    'sold-out':
      '申し訳ありません。この便はただいま満席になりました。予約もお支払いも行われていません。別の便をお選びください。',
    'airline-silent':
      '航空会社から応答がありません。予約もお支払いも行われていません。数分後にもう一度お試しいただくか、1800 4444 までお電話ください。',
    'airline-refused':
      '航空会社がこの予約を受け付けませんでした。予約もお支払いも行われていません。別の便をお選びいただくか、1800 4444 までお電話ください。',
  },
};
