import type { MailTexts } from './product-room.ts';

/** Mails about seats of a bus or places of a train, where the words of a flight do not fit; each adds the mail that brings its ticket. */
export const seatMailTexts: MailTexts = {
  mn: {
    paid: (f) => ({
      subject: `Захиалга ${f.ref}: төлбөр орлоо`,
      body: `${f.amount} хүлээн авлаа. Суудлыг баталгаажуулж байна, тасалбар бэлэн болмогц мэдэгдэнэ.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Захиалга ${f.ref}: тасалбар бэлэн болоход саатал гарлаа`,
      body: `Таны төлбөр (${f.amount}) хүлээн авагдсан, захиалга хэвээр байна. Бид дахин оролдож байна, дахин төлөх шаардлагагүй. Асуух зүйл байвал 1800 4444 дугаарт залгана уу.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Захиалга ${f.ref}: төлөх хугацаа дууслаа`,
      body: `${f.route}\nТөлбөр бүрэн ороогүй тул суудлыг чөлөөллөө. Орсон төлбөр байвал таны хэтэвчид орно.\n${f.link}`,
    }),
    'refund-sent': (f) => ({
      subject: `Захиалга ${f.ref}: тасалбарын буцаалт`,
      body: `${f.route}\nБуцаах дүн: ${f.amount}. Таны хэтэвчинд орно.\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `Захиалга ${f.ref}: мөнгө буцаагдлаа`,
      body: `${f.amount} таны хэтэвчинд орлоо.\n${f.link}`,
    }),
  },
  en: {
    paid: (f) => ({
      subject: `Booking ${f.ref}: payment received`,
      body: `We have received ${f.amount}. Your seats are being confirmed; we write as soon as the ticket is ready.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Booking ${f.ref}: your ticket takes longer`,
      body: `We have your payment (${f.amount}) and the order stands. We keep trying; please do not pay again. Questions? Call 1800 4444.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Booking ${f.ref}: the time to pay has run out`,
      body: `${f.route}\nThe price was not paid in full, so the seats are free again. Any money that has arrived is in your wallet.\n${f.link}`,
    }),
    'refund-sent': (f) => ({
      subject: `Booking ${f.ref}: refund of a ticket`,
      body: `${f.route}\nComing back: ${f.amount}, to your wallet.\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `Booking ${f.ref}: your money is back`,
      body: `${f.amount} is in your wallet.\n${f.link}`,
    }),
  },
  zh: {
    paid: (f) => ({
      subject: `订单 ${f.ref}：已收到付款`,
      body: `已收到 ${f.amount}。正在确认座位，出票后立即通知您。\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `订单 ${f.ref}：出票延迟`,
      body: `我们已收到您的付款（${f.amount}），订单有效。我们正在重试，请勿重复付款。如有疑问请致电 1800 4444。\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `订单 ${f.ref}：付款时间已过`,
      body: `${f.route}\n款项未全额到账，座位已释放。已到账的款项存入您的钱包。\n${f.link}`,
    }),
    'refund-sent': (f) => ({
      subject: `订单 ${f.ref}：车票退款`,
      body: `${f.route}\n退款金额：${f.amount}，退至您的钱包。\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `订单 ${f.ref}：退款已到账`,
      body: `${f.amount} 已退至您的钱包。\n${f.link}`,
    }),
  },
  ru: {
    paid: (f) => ({
      subject: `Заказ ${f.ref}: оплата получена`,
      body: `Мы получили ${f.amount}. Места подтверждаются, мы напишем, как только билет будет готов.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Заказ ${f.ref}: билет задерживается`,
      body: `Ваша оплата (${f.amount}) получена, заказ в силе. Мы продолжаем попытки, платить снова не нужно. Вопросы? Звоните 1800 4444.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Заказ ${f.ref}: время на оплату вышло`,
      body: `${f.route}\nОплата поступила не полностью, места освобождены. Поступившие деньги зачислены в ваш кошелёк.\n${f.link}`,
    }),
    'refund-sent': (f) => ({
      subject: `Заказ ${f.ref}: возврат билета`,
      body: `${f.route}\nВернётся: ${f.amount}, в ваш кошелёк.\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `Заказ ${f.ref}: деньги возвращены`,
      body: `${f.amount} в вашем кошельке.\n${f.link}`,
    }),
  },
  ko: {
    paid: (f) => ({
      subject: `예약 ${f.ref}: 결제가 확인되었습니다`,
      body: `${f.amount}을 받았습니다. 좌석을 확정하고 있으며 승차권이 준비되면 알려 드립니다.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `예약 ${f.ref}: 승차권 발권이 지연되고 있습니다`,
      body: `결제(${f.amount})는 확인되었고 예약은 유효합니다. 계속 시도하고 있으니 다시 결제하지 마세요. 문의: 1800 4444.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `예약 ${f.ref}: 결제 시간이 지났습니다`,
      body: `${f.route}\n결제가 완료되지 않아 좌석이 해제되었습니다. 입금된 금액은 지갑으로 들어갑니다.\n${f.link}`,
    }),
    'refund-sent': (f) => ({
      subject: `예약 ${f.ref}: 승차권 환불`,
      body: `${f.route}\n환불 금액: ${f.amount}, 지갑으로 환불됩니다.\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `예약 ${f.ref}: 환불이 완료되었습니다`,
      body: `${f.amount}이 지갑에 입금되었습니다.\n${f.link}`,
    }),
  },
  ja: {
    paid: (f) => ({
      subject: `ご予約 ${f.ref}：お支払いを確認しました`,
      body: `${f.amount} を受け取りました。座席を確定しています。乗車券ができ次第お知らせします。\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `ご予約 ${f.ref}：発券が遅れています`,
      body: `お支払い（${f.amount}）は確認済みで、ご予約は有効です。再度のお支払いは不要です。お問い合わせ：1800 4444。\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `ご予約 ${f.ref}：お支払い期限が切れました`,
      body: `${f.route}\nお支払いが完了しなかったため座席を解放しました。入金済みの金額はウォレットに残ります。\n${f.link}`,
    }),
    'refund-sent': (f) => ({
      subject: `ご予約 ${f.ref}：乗車券の払い戻し`,
      body: `${f.route}\n払い戻し額：${f.amount}（ウォレットへ）\n${f.link}`,
    }),
    'refund-finished': (f) => ({
      subject: `ご予約 ${f.ref}：払い戻し完了`,
      body: `${f.amount} がウォレットに入りました。\n${f.link}`,
    }),
  },
};
