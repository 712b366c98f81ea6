import type { Locale } from '@aylal/domain/language';
import { ticketReturnMessages, type TicketReturnWord } from '../../commerce/refunds/ticket-return-messages.ts';

type Word = TicketReturnWord | 'seat-gone' | 'already-booked' | 'too-late';

/** Why seats are not booked, or tickets not refunded. */
export const busMessages: Readonly<Record<Locale, Readonly<Record<Word, string>>>> = {
  mn: {
    ...ticketReturnMessages.mn,
    'seat-gone':
      'Сонгосон суудлын нэгийг өөр хүн дөнгөж сая авлаа. Захиалга үүсээгүй, төлбөр авагдаагүй. Өөр суудал сонгоно уу.',
    'already-booked':
      'Эдгээр зорчигч энэ автобусанд аль хэдийн захиалгатай байна. Захиалгаа «Миний захиалга» хэсгээс харна уу.',
    'too-late': 'Хөдлөхөд 30 минутаас бага үлдсэн тул тасалбарын үнэ буцаагдахгүй. 1800-4444 руу залгана уу.',
  },
  en: {
    ...ticketReturnMessages.en,
    'seat-gone':
      'Somebody has just taken one of these seats. Nothing was booked and no money was taken. Please choose another seat.',
    'already-booked': 'These passengers have an order for this bus already. You find it under My orders.',
    'too-late': 'The bus leaves in less than 30 minutes, so nothing of the price comes back. Please call 1800-4444.',
  },
  zh: {
    ...ticketReturnMessages.zh,
    'seat-gone': '所选座位之一刚被他人预订。未生成订单，也未扣款。请选择其他座位。',
    'already-booked': '这些乘客已有该班次的订单，请在“我的订单”中查看。',
    'too-late': '距发车不足 30 分钟，票价不予退还。请致电 1800-4444。',
  },
  ru: {
    ...ticketReturnMessages.ru,
    'seat-gone': 'Одно из выбранных мест только что заняли. Заказ не создан, деньги не списаны. Выберите другое место.',
    'already-booked': 'У этих пассажиров уже есть заказ на этот автобус. Он в разделе «Мои заказы».',
    'too-late': 'До отправления меньше 30 минут, стоимость билета не возвращается. Позвоните 1800-4444.',
  },
  ko: {
    ...ticketReturnMessages.ko,
    'seat-gone':
      '선택하신 좌석 중 하나가 방금 예약되었습니다. 예약과 결제는 이루어지지 않았습니다. 다른 좌석을 선택해 주세요.',
    'already-booked': '이 승객들은 이미 이 버스를 예약했습니다. 내 예약에서 확인하세요.',
    'too-late': '출발까지 30분 미만이므로 요금이 환불되지 않습니다. 1800-4444로 전화해 주세요.',
  },
  ja: {
    ...ticketReturnMessages.ja,
    'seat-gone':
      '選択した座席の一つがたった今予約されました。予約もお支払いも行われていません。別の座席をお選びください。',
    'already-booked': 'これらの乗客はすでにこのバスを予約しています。予約一覧でご確認ください。',
    'too-late': '出発まで30分を切っているため、運賃は払い戻しできません。1800-4444 までお電話ください。',
  },
};
