import type { Locale } from '@aylal/domain/language';

type Word = 'rate-changed' | 'booked' | 'already-booked' | 'quote-expired' | 'sold-out';

/** What a check and a booking are answered with (ERR-07, ERR-08). */
export const hotelBookingMessages: Readonly<Record<Locale, Readonly<Record<Word, string>>>> = {
  mn: {
    'rate-changed': 'Өрөөний үнэ өөрчлөгдсөн байна. Төлбөр хийгдээгүй.',
    booked: 'Захиалга үүслээ.',
    'already-booked': 'Эдгээр зочны ижил өрөө, өдрийн захиалга аль хэдийн байна.',
    'quote-expired': 'Үнийг барьсан хугацаа дууслаа. Төлбөр хийгдээгүй. Үнийг дахин шалгана уу.',
    'sold-out': 'Энэ өрөө дөнгөж сая дууслаа. Захиалга үүсээгүй, төлбөр авагдаагүй. Өөр өрөө сонгоно уу.',
  },
  en: {
    'rate-changed': 'The price of the room has changed. You have not paid.',
    booked: 'Your booking is made.',
    'already-booked': 'There is an order already for the same room, days and guests.',
    'quote-expired': 'The price was held long enough and has ended. You have not paid. Please check it again.',
    'sold-out':
      'The last of these rooms has just gone. Nothing was booked and no money was taken. Please choose another room.',
  },
  zh: {
    'rate-changed': '房价已变动。您尚未付款。',
    booked: '订单已创建。',
    'already-booked': '相同房间、日期和住客的订单已存在。',
    'quote-expired': '价格保留时间已结束。您尚未付款，请重新查询价格。',
    'sold-out': '该房型刚刚售完。未生成订单，也未扣款。请选择其他房间。',
  },
  ru: {
    'rate-changed': 'Цена номера изменилась. Вы ещё не платили.',
    booked: 'Заказ оформлен.',
    'already-booked': 'Заказ на тот же номер, дни и гостей уже есть.',
    'quote-expired': 'Срок действия цены истёк. Вы ещё не платили. Проверьте цену снова.',
    'sold-out':
      'Последний такой номер только что забронировали. Заказ не создан, деньги не списаны. Выберите другой номер.',
  },
  ko: {
    'rate-changed': '객실 요금이 변경되었습니다. 아직 결제되지 않았습니다.',
    booked: '예약이 접수되었습니다.',
    'already-booked': '같은 객실, 날짜, 투숙객의 예약이 이미 있습니다.',
    'quote-expired': '요금 보장 시간이 끝났습니다. 아직 결제되지 않았습니다. 요금을 다시 확인해 주세요.',
    'sold-out': '이 객실이 방금 매진되었습니다. 예약과 결제는 이루어지지 않았습니다. 다른 객실을 선택해 주세요.',
  },
  ja: {
    'rate-changed': 'お部屋の料金が変わりました。お支払いはまだ行われていません。',
    booked: '予約を承りました。',
    'already-booked': '同じお部屋・日程・宿泊者の予約がすでにあります。',
    'quote-expired': '料金の保証時間が終わりました。お支払いはまだ行われていません。料金をもう一度ご確認ください。',
    'sold-out': 'このお部屋はただいま満室になりました。予約もお支払いも行われていません。別のお部屋をお選びください。',
  },
};
