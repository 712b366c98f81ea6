import type { Locale } from '@aylal/domain/language';

interface Facts {
  readonly plate: string;
  readonly amount: string;
}
type Mail = (facts: Facts) => { readonly subject: string; readonly body: string };

/** A ride was ended for its rider, because its longest time was over. */
export const rideEndedMails: Readonly<Record<Locale, Mail>> = {
  mn: ({ plate, amount }) => ({
    subject: `Унаа дууслаа: ${plate}`,
    body: `${plate} унааг 120 минут болсон тул түгжиж, дуусгалаа. Хэтэвчнээс ${amount} гарсан, үлдсэн мөнгө буцаж орлоо.\nТа дуусгаагүй явж байсан бол 1800 4444 руу залгаарай.`,
  }),
  en: ({ plate, amount }) => ({
    subject: `Your ride is over: ${plate}`,
    body: `We have locked ${plate} and ended your ride, because its 120 minutes were over. It cost ${amount} from your wallet; the rest is back in it.\nIf you were still riding, call 1800 4444.`,
  }),
  zh: ({ plate, amount }) => ({
    subject: `骑行已结束：${plate}`,
    body: `${plate} 的骑行已满 120 分钟，我们已锁车并结束行程。钱包扣款 ${amount}，其余金额已退回。\n如您仍在骑行，请拨打 1800 4444。`,
  }),
  ru: ({ plate, amount }) => ({
    subject: `Поездка окончена: ${plate}`,
    body: `120 минут прошли, поэтому мы заблокировали ${plate} и завершили поездку. Из кошелька списано ${amount}, остаток вернулся.\nЕсли вы ещё ехали, позвоните 1800 4444.`,
  }),
  ko: ({ plate, amount }) => ({
    subject: `이용 종료: ${plate}`,
    body: `120분이 지나 ${plate}을(를) 잠그고 이용을 종료했습니다. 지갑에서 ${amount}이 결제되었고 나머지는 돌아왔습니다.\n아직 타고 계셨다면 1800 4444로 전화해 주세요.`,
  }),
  ja: ({ plate, amount }) => ({
    subject: `ご利用終了：${plate}`,
    body: `120分が経過したため、${plate}を施錠し、ご利用を終了しました。ウォレットから${amount}が引かれ、残りは戻りました。\nまだ乗車中だった場合は1800 4444へお電話ください。`,
  }),
};
