import type { Locale } from '@aylal/domain';
import type { MailFacts, OrderMail } from '../../../commerce/orders/order-mail-texts.ts';

type HotelMail = Extract<
  OrderMail,
  'booked' | 'paid' | 'issued' | 'issue-delayed' | 'expired' | 'cancelled' | 'refund-sent' | 'refund-finished'
>;
type Texts = Readonly<Record<HotelMail, (facts: MailFacts) => { readonly subject: string; readonly body: string }>>;

/** Mails of a hotel where a ticket's words do not fit. */
export const hotelMailTexts: Readonly<Record<Locale, Texts>> = {
  mn: {
    booked: (f) => ({
      subject: `Захиалга ${f.ref} үүслээ`,
      body: `${f.route}\nТөлөх дүн: ${f.amount}\nӨрөө болон үнийг Улаанбаатарын цагаар ${f.until} хүртэл хадгална. Энэ хугацаанд төлбөрөө төлнө үү.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `Захиалга ${f.ref}: төлбөр орлоо`,
      body: `${f.amount} хүлээн авлаа. Өрөөг буудалд захиалж байна, баталгаажмагц мэдэгдэнэ.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Захиалга ${f.ref}: өрөө баталгаажлаа`,
      body: `${f.route}\nБуудлын баталгаажуулах дугаар: ${f.airlineReference}\nВаучераа эндээс харж, хэвлэнэ үү: ${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Захиалга ${f.ref}: өрөө баталгаажихад саатал гарлаа`,
      body: `Таны төлбөр (${f.amount}) хүлээн авагдсан, захиалга хэвээр байна. Бид дахин оролдож байна, дахин төлөх шаардлагагүй. Асуух зүйл байвал 1800 4444 дугаарт залгана уу.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Захиалга ${f.ref}: төлөх хугацаа дууслаа`,
      body: `${f.route}\nТөлбөр бүрэн ороогүй тул өрөөг чөлөөллөө. Орсон төлбөр байвал таны хэтэвчид орно.\n${f.link}`,
    }),
    cancelled: (f) => ({
      subject: `Захиалга ${f.ref} цуцлагдлаа`,
      body: `${f.route}\nТаны хүсэлтээр захиалгыг цуцалж, өрөөг чөлөөллөө.\n${f.link}`,
    }),
    'refund-sent': (f) => ({
      subject: `Захиалга ${f.ref}: буцаалтын хүсэлт илгээлээ`,
      body: `${f.route}\nБуцаах дүн: ${f.amount}. Явцыг захиалгын хуудаснаас харна уу.\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `Захиалга ${f.ref}: мөнгө буцаагдлаа`,
      body: `${f.amount} таны дансанд шилжлээ.\n${f.link}`,
    }),
  },
  en: {
    booked: (f) => ({
      subject: `Order ${f.ref} is made`,
      body: `${f.route}\nTo pay: ${f.amount}\nThe room and its price are held until ${f.until} Ulaanbaatar time. Please pay by then.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `Order ${f.ref}: payment received`,
      body: `We have received ${f.amount}. We are booking your room at the hotel and tell you as soon as it is confirmed.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Order ${f.ref}: your room is confirmed`,
      body: `${f.route}\nThe hotel's confirmation number: ${f.airlineReference}\nSee and print your voucher: ${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Order ${f.ref}: your room is not confirmed yet`,
      body: `Your payment (${f.amount}) has arrived and your order stands. We keep trying; there is no need to pay again. Questions? Call 1800 4444.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Order ${f.ref}: time to pay is over`,
      body: `${f.route}\nThe full payment did not arrive, so the room was let go. Any money that did arrive is in your wallet.\n${f.link}`,
    }),
    cancelled: (f) => ({
      subject: `Order ${f.ref} is cancelled`,
      body: `${f.route}\nAs you asked, the order is cancelled and the room let go.\n${f.link}`,
    }),
    'refund-sent': (f) => ({
      subject: `Order ${f.ref}: refund requested`,
      body: `${f.route}\nComing back: ${f.amount}. The page of the order shows how it goes.\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `Order ${f.ref}: refund paid`,
      body: `${f.amount} has been paid to your account.\n${f.link}`,
    }),
  },
  zh: {
    booked: (f) => ({
      subject: `订单 ${f.ref} 已创建`,
      body: `${f.route}\n应付金额：${f.amount}\n房间和价格保留至乌兰巴托时间 ${f.until}，请在此之前付款。\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `订单 ${f.ref}：已收到付款`,
      body: `我们已收到 ${f.amount}，正在向酒店预订，确认后会通知您。\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `订单 ${f.ref}：房间已确认`,
      body: `${f.route}\n酒店确认号：${f.airlineReference}\n查看并打印入住凭证：${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `订单 ${f.ref}：房间尚未确认`,
      body: `您的付款（${f.amount}）已到账，订单有效。我们正在重试，无需再次付款。如有疑问请致电 1800 4444。\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `订单 ${f.ref}：付款时间已过`,
      body: `${f.route}\n未收到全部付款，房间已释放。已到账的款项存入您的钱包。\n${f.link}`,
    }),
    cancelled: (f) => ({
      subject: `订单 ${f.ref} 已取消`,
      body: `${f.route}\n已按您的要求取消订单并释放房间。\n${f.link}`,
    }),
    'refund-sent': (f) => ({
      subject: `订单 ${f.ref}：已申请退款`,
      body: `${f.route}\n退款金额：${f.amount}。进度请见订单页面。\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `订单 ${f.ref}：退款已完成`,
      body: `${f.amount} 已汇入您的账户。\n${f.link}`,
    }),
  },
  ru: {
    booked: (f) => ({
      subject: `Заказ ${f.ref} создан`,
      body: `${f.route}\nК оплате: ${f.amount}\nНомер и цена держатся до ${f.until} по времени Улан-Батора. Оплатите, пожалуйста, до этого времени.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `Заказ ${f.ref}: оплата получена`,
      body: `Мы получили ${f.amount}. Бронируем номер в отеле и сообщим, как только он будет подтверждён.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Заказ ${f.ref}: номер подтверждён`,
      body: `${f.route}\nНомер подтверждения отеля: ${f.airlineReference}\nВаучер можно посмотреть и распечатать: ${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Заказ ${f.ref}: номер пока не подтверждён`,
      body: `Ваш платёж (${f.amount}) получен, заказ в силе. Мы пробуем снова, платить ещё раз не нужно. Вопросы? Звоните 1800 4444.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Заказ ${f.ref}: время оплаты истекло`,
      body: `${f.route}\nОплата поступила не полностью, номер освобождён. Поступившие деньги зачислены в ваш кошелёк.\n${f.link}`,
    }),
    cancelled: (f) => ({
      subject: `Заказ ${f.ref} отменён`,
      body: `${f.route}\nПо вашей просьбе заказ отменён, номер освобождён.\n${f.link}`,
    }),
    'refund-sent': (f) => ({
      subject: `Заказ ${f.ref}: запрошен возврат`,
      body: `${f.route}\nК возврату: ${f.amount}. Ход возврата виден на странице заказа.\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `Заказ ${f.ref}: деньги возвращены`,
      body: `${f.amount} перечислено на ваш счёт.\n${f.link}`,
    }),
  },
  ko: {
    booked: (f) => ({
      subject: `주문 ${f.ref} 접수`,
      body: `${f.route}\n결제 금액: ${f.amount}\n울란바토르 시간 ${f.until}까지 객실과 요금이 유지됩니다. 그때까지 결제해 주세요.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `주문 ${f.ref}: 결제 확인`,
      body: `${f.amount} 결제를 확인했습니다. 호텔에 예약 중이며 확정되는 대로 알려 드립니다.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `주문 ${f.ref}: 객실 확정`,
      body: `${f.route}\n호텔 확인 번호: ${f.airlineReference}\n바우처 보기 및 인쇄: ${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `주문 ${f.ref}: 객실 확정 지연`,
      body: `결제(${f.amount})는 완료되었고 주문은 유효합니다. 다시 시도하고 있으니 다시 결제하지 마세요. 문의: 1800 4444.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `주문 ${f.ref}: 결제 기한 만료`,
      body: `${f.route}\n전액이 결제되지 않아 객실이 해제되었습니다. 입금된 금액은 지갑으로 들어갑니다.\n${f.link}`,
    }),
    cancelled: (f) => ({
      subject: `주문 ${f.ref} 취소됨`,
      body: `${f.route}\n요청하신 대로 주문을 취소하고 객실을 해제했습니다.\n${f.link}`,
    }),
    'refund-sent': (f) => ({
      subject: `주문 ${f.ref}: 환불 신청`,
      body: `${f.route}\n환불 금액: ${f.amount}. 진행 상황은 주문 페이지에서 확인하세요.\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `주문 ${f.ref}: 환불 완료`,
      body: `${f.amount}이(가) 계좌로 입금되었습니다.\n${f.link}`,
    }),
  },
  ja: {
    booked: (f) => ({
      subject: `注文 ${f.ref} を承りました`,
      body: `${f.route}\nお支払い額：${f.amount}\nお部屋と料金はウランバートル時間 ${f.until} まで確保されます。それまでにお支払いください。\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `注文 ${f.ref}：お支払いを確認しました`,
      body: `${f.amount} を受け取りました。ホテルで予約手続き中です。確定しだいお知らせします。\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `注文 ${f.ref}：客室が確定しました`,
      body: `${f.route}\nホテルの確認番号：${f.airlineReference}\nバウチャーの表示・印刷：${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `注文 ${f.ref}：客室の確定が遅れています`,
      body: `お支払い（${f.amount}）は確認済みで、ご注文は有効です。再試行していますので、再度のお支払いは不要です。お問い合わせ：1800 4444。\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `注文 ${f.ref}：支払期限が過ぎました`,
      body: `${f.route}\n全額のお支払いが確認できなかったため、お部屋を解放しました。入金済みの金額はウォレットに残ります。\n${f.link}`,
    }),
    cancelled: (f) => ({
      subject: `注文 ${f.ref} はキャンセルされました`,
      body: `${f.route}\nご希望により注文をキャンセルし、お部屋を解放しました。\n${f.link}`,
    }),
    'refund-sent': (f) => ({
      subject: `注文 ${f.ref}：払い戻しを申請しました`,
      body: `${f.route}\n払い戻し額：${f.amount}。進行状況はご注文のページで確認できます。\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `注文 ${f.ref}：払い戻しが完了しました`,
      body: `${f.amount} をお客様の口座に振り込みました。\n${f.link}`,
    }),
  },
};
