import type { MailTexts } from '../../../commerce/orders/product-room.ts';

/** Mails of a trip where a ticket's words do not fit. */
export const tripMailTexts: MailTexts = {
  mn: {
    booked: (f) => ({
      subject: `Захиалга ${f.ref} үүслээ`,
      body: `${f.route}\nТөлөх дүн: ${f.amount}\nАяллын суудлыг Улаанбаатарын цагаар ${f.until} хүртэл хадгална. Энэ хугацаанд төлбөрөө төлнө үү.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `Захиалга ${f.ref}: төлбөр орлоо`,
      body: `${f.amount} хүлээн авлаа. Аяллыг зохион байгуулагчаар баталгаажуулж байна, баталгаажмагц мэдэгдэнэ.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Захиалга ${f.ref}: аялал баталгаажлаа`,
      body: `${f.route}\nБаталгаажуулах дугаар: ${f.airlineReference}\nХөтөлбөрөө эндээс харж, хэвлэнэ үү: ${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Захиалга ${f.ref}: аялал баталгаажихад саатал гарлаа`,
      body: `Таны төлбөр (${f.amount}) хүлээн авагдсан, захиалга хэвээр байна. Бид дахин оролдож байна, дахин төлөх шаардлагагүй. Асуух зүйл байвал 1800 4444 дугаарт залгана уу.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Захиалга ${f.ref}: төлөх хугацаа дууслаа`,
      body: `${f.route}\nТөлбөр бүрэн ороогүй тул суудлыг чөлөөллөө. Орсон төлбөр байвал таны хэтэвчид орно.\n${f.link}`,
    }),
    cancelled: (f) => ({
      subject: `Захиалга ${f.ref} цуцлагдлаа`,
      body: `${f.route}\nТаны хүсэлтээр захиалгыг цуцалж, суудлыг чөлөөллөө.\n${f.link}`,
    }),
  },
  en: {
    booked: (f) => ({
      subject: `Order ${f.ref} is made`,
      body: `${f.route}\nTo pay: ${f.amount}\nYour places are held until ${f.until} Ulaanbaatar time. Please pay by then.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `Order ${f.ref}: payment received`,
      body: `We have received ${f.amount}. The operator is confirming your trip; we tell you as soon as it is done.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Order ${f.ref}: your trip is confirmed`,
      body: `${f.route}\nThe operator's confirmation number: ${f.airlineReference}\nSee and print the programme: ${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Order ${f.ref}: your trip is not confirmed yet`,
      body: `Your payment (${f.amount}) has arrived and your order stands. We keep trying; there is no need to pay again. Questions? Call 1800 4444.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Order ${f.ref}: time to pay is over`,
      body: `${f.route}\nThe full payment did not arrive, so your places were released. Any money that did arrive is in your wallet.\n${f.link}`,
    }),
    cancelled: (f) => ({
      subject: `Order ${f.ref} is cancelled`,
      body: `${f.route}\nAt your request the order is cancelled and your places are released.\n${f.link}`,
    }),
  },
  zh: {
    booked: (f) => ({
      subject: `订单 ${f.ref} 已创建`,
      body: `${f.route}\n应付金额：${f.amount}\n名额保留至乌兰巴托时间 ${f.until}，请在此之前付款。\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `订单 ${f.ref}：已收到付款`,
      body: `我们已收到 ${f.amount}。旅行社正在确认您的行程，确认后会通知您。\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `订单 ${f.ref}：行程已确认`,
      body: `${f.route}\n旅行社确认号：${f.airlineReference}\n查看并打印日程：${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `订单 ${f.ref}：行程确认延迟`,
      body: `您的付款（${f.amount}）已到账，订单有效。我们正在重试，无需再次付款。如有疑问请致电 1800 4444。\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `订单 ${f.ref}：付款时间已过`,
      body: `${f.route}\n未收到全部付款，名额已释放。已到账的款项存入您的钱包。\n${f.link}`,
    }),
    cancelled: (f) => ({
      subject: `订单 ${f.ref} 已取消`,
      body: `${f.route}\n已按您的要求取消订单并释放名额。\n${f.link}`,
    }),
  },
  ru: {
    booked: (f) => ({
      subject: `Заказ ${f.ref} создан`,
      body: `${f.route}\nК оплате: ${f.amount}\nМеста удерживаются до ${f.until} по времени Улан-Батора. Пожалуйста, оплатите до этого времени.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `Заказ ${f.ref}: оплата получена`,
      body: `Мы получили ${f.amount}. Туроператор подтверждает ваш тур; мы сообщим, как только это будет сделано.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Заказ ${f.ref}: тур подтверждён`,
      body: `${f.route}\nНомер подтверждения: ${f.airlineReference}\nПосмотреть и распечатать программу: ${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Заказ ${f.ref}: тур ещё не подтверждён`,
      body: `Ваш платёж (${f.amount}) получен, заказ в силе. Мы продолжаем попытки, платить снова не нужно. Вопросы? Звоните 1800 4444.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Заказ ${f.ref}: время оплаты истекло`,
      body: `${f.route}\nПолная оплата не поступила, места освобождены. Поступившие деньги зачислены в ваш кошелёк.\n${f.link}`,
    }),
    cancelled: (f) => ({
      subject: `Заказ ${f.ref} отменён`,
      body: `${f.route}\nПо вашей просьбе заказ отменён, места освобождены.\n${f.link}`,
    }),
  },
  ko: {
    booked: (f) => ({
      subject: `주문 ${f.ref} 이(가) 생성되었습니다`,
      body: `${f.route}\n결제 금액: ${f.amount}\n자리는 울란바토르 시간 ${f.until}까지 유지됩니다. 그때까지 결제해 주세요.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `주문 ${f.ref}: 결제가 확인되었습니다`,
      body: `${f.amount}을(를) 받았습니다. 여행사에서 확정하는 중이며, 확정되면 알려 드립니다.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `주문 ${f.ref}: 여행이 확정되었습니다`,
      body: `${f.route}\n확정 번호: ${f.airlineReference}\n일정 보기와 인쇄: ${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `주문 ${f.ref}: 확정이 지연되고 있습니다`,
      body: `결제(${f.amount})는 완료되었고 주문은 유효합니다. 계속 시도하고 있으니 다시 결제하지 않으셔도 됩니다. 문의: 1800 4444.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `주문 ${f.ref}: 결제 시간이 지났습니다`,
      body: `${f.route}\n전액이 입금되지 않아 자리가 해제되었습니다. 입금된 금액은 지갑으로 들어갑니다.\n${f.link}`,
    }),
    cancelled: (f) => ({
      subject: `주문 ${f.ref} 이(가) 취소되었습니다`,
      body: `${f.route}\n요청에 따라 주문을 취소하고 자리를 해제했습니다.\n${f.link}`,
    }),
  },
  ja: {
    booked: (f) => ({
      subject: `ご注文 ${f.ref} を承りました`,
      body: `${f.route}\nお支払い額：${f.amount}\nお席はウランバートル時間 ${f.until} まで確保しています。それまでにお支払いください。\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `ご注文 ${f.ref}：お支払いを確認しました`,
      body: `${f.amount} を受領しました。旅行会社が手配を確認しています。確定しだいお知らせします。\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `ご注文 ${f.ref}：旅が確定しました`,
      body: `${f.route}\n確認番号：${f.airlineReference}\n日程の確認と印刷：${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `ご注文 ${f.ref}：確定が遅れています`,
      body: `お支払い（${f.amount}）は受領済みで、ご注文は有効です。再試行していますので、再度のお支払いは不要です。お問い合わせ：1800 4444\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `ご注文 ${f.ref}：お支払い期限が過ぎました`,
      body: `${f.route}\n全額のお支払いがなかったため、お席を解放しました。お支払い済みの金額はウォレットに残ります。\n${f.link}`,
    }),
    cancelled: (f) => ({
      subject: `ご注文 ${f.ref} を取り消しました`,
      body: `${f.route}\nご依頼によりご注文を取り消し、お席を解放しました。\n${f.link}`,
    }),
  },
};
