import type { Locale } from '@aylal/domain/language';
import { ticketReturnMessages, type TicketReturnWord } from '../../commerce/refunds/ticket-return-messages.ts';

type Word = TicketReturnWord | 'place-gone' | 'lock-over' | 'already-booked' | 'too-late';

/** Why places are not locked or booked, or tickets not refunded. */
export const trainMessages: Readonly<Record<Locale, Readonly<Record<Word, string>>>> = {
  mn: {
    ...ticketReturnMessages.mn,
    'place-gone':
      'Сонгосон байрны нэгийг өөр хүн дөнгөж сая авлаа. Захиалга үүсээгүй, төлбөр авагдаагүй. Өөр байр сонгоно уу.',
    'lock-over': 'Байрыг түр барьсан хугацаа дууслаа. Захиалга үүсээгүй, төлбөр авагдаагүй. Байраа дахин барина уу.',
    'already-booked':
      'Эдгээр зорчигч энэ галт тэргэнд аль хэдийн захиалгатай байна. Захиалгаа «Миний захиалга» хэсгээс харна уу.',
    'too-late':
      'Галт тэрэг хөдлөхөд 30 минутаас бага үлдсэн тул тасалбарын үнэ буцаагдахгүй. 1800-4444 руу залгана уу.',
  },
  en: {
    ...ticketReturnMessages.en,
    'place-gone':
      'Somebody has just taken one of these places. Nothing was booked and no money was taken. Please choose another place.',
    'lock-over':
      'The time for which your places were held is over. Nothing was booked and no money was taken. Hold them again.',
    'already-booked': 'These passengers have an order for this train already. You find it under My orders.',
    'too-late': 'The train leaves in less than 30 minutes, so nothing of the price comes back. Please call 1800-4444.',
  },
  zh: {
    ...ticketReturnMessages.zh,
    'place-gone': '所选席位之一刚被他人预订。未生成订单，也未扣款。请选择其他席位。',
    'lock-over': '席位保留时间已过。未生成订单，也未扣款。请重新保留席位。',
    'already-booked': '这些乘客已有该车次的订单，请在“我的订单”中查看。',
    'too-late': '距列车发车不足 30 分钟，票价不予退还。请致电 1800-4444。',
  },
  ru: {
    ...ticketReturnMessages.ru,
    'place-gone':
      'Одно из выбранных мест только что заняли. Заказ не создан, деньги не списаны. Выберите другое место.',
    'lock-over': 'Время, на которое места были удержаны, вышло. Заказ не создан, деньги не списаны. Удержите их снова.',
    'already-booked': 'У этих пассажиров уже есть заказ на этот поезд. Он в разделе «Мои заказы».',
    'too-late': 'До отправления поезда меньше 30 минут, стоимость билета не возвращается. Позвоните 1800-4444.',
  },
  ko: {
    ...ticketReturnMessages.ko,
    'place-gone':
      '선택하신 좌석 중 하나가 방금 예약되었습니다. 예약과 결제는 이루어지지 않았습니다. 다른 좌석을 선택해 주세요.',
    'lock-over': '좌석 임시 확보 시간이 끝났습니다. 예약과 결제는 이루어지지 않았습니다. 좌석을 다시 확보해 주세요.',
    'already-booked': '이 승객들은 이미 이 열차를 예약했습니다. 내 예약에서 확인하세요.',
    'too-late': '열차 출발까지 30분 미만이므로 요금이 환불되지 않습니다. 1800-4444로 전화해 주세요.',
  },
  ja: {
    ...ticketReturnMessages.ja,
    'place-gone':
      '選択した席の一つがたった今予約されました。予約もお支払いも行われていません。別の席をお選びください。',
    'lock-over': '席の仮押さえの時間が終わりました。予約もお支払いも行われていません。もう一度押さえてください。',
    'already-booked': 'これらの乗客はすでにこの列車を予約しています。予約一覧でご確認ください。',
    'too-late': '列車の出発まで30分を切っているため、運賃は払い戻しできません。1800-4444 までお電話ください。',
  },
};
