import type { MailTexts } from '../../../commerce/orders/product-room.ts';

/** Mails of a cover where a ticket's words do not fit. */
export const insuranceMailTexts: MailTexts = {
  mn: {
    booked: (f) => ({
      subject: `Захиалга ${f.ref} үүслээ`,
      body: `${f.route}\nТөлөх дүн: ${f.amount}\nҮнийг Улаанбаатарын цагаар ${f.until} хүртэл хадгална. Даатгал төлбөр орсны дараа хүчинтэй болно.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `Захиалга ${f.ref}: төлбөр орлоо`,
      body: `${f.amount} хүлээн авлаа. Даатгалын гэрээг бичиж байна, бэлэн болмогц мэдэгдэнэ.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Захиалга ${f.ref}: даатгалын гэрээ бэлэн боллоо`,
      body: `${f.route}\nГэрээний дугаар: ${f.airlineReference}\nНэвтэрч орж гэрээгээ харах, хэвлэх боломжтой.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Захиалга ${f.ref}: даатгалын гэрээ саатаж байна`,
      body: `Таны төлбөр (${f.amount}) хүлээн авагдсан, захиалга хэвээр байна. Бид дахин оролдож байна, дахин төлөх шаардлагагүй. Аялал тань удахгүй эхлэх бол 1800 4444 руу залгана уу.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Захиалга ${f.ref}: төлөх хугацаа дууслаа`,
      body: `${f.route}\nТөлбөр бүрэн ороогүй тул захиалгыг хаалаа. Даатгал хүчингүй. Орсон төлбөр байвал таны хэтэвчид орно.\n${f.link}`,
    }),
  },
  en: {
    booked: (f) => ({
      subject: `Order ${f.ref} is made`,
      body: `${f.route}\nTo pay: ${f.amount}\nThe price is held until ${f.until} Ulaanbaatar time. You are covered once it is paid.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `Order ${f.ref}: payment received`,
      body: `We have received ${f.amount}. Your policy is being issued; we tell you as soon as it is there.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Order ${f.ref}: your policy is issued`,
      body: `${f.route}\nPolicy number: ${f.airlineReference}\nSign in to see and print it.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Order ${f.ref}: your policy is delayed`,
      body: `Your payment (${f.amount}) has arrived and your order stands. We keep trying; there is no need to pay again. If your trip begins soon, call 1800 4444.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Order ${f.ref}: time to pay is over`,
      body: `${f.route}\nThe full payment did not arrive, so the order is closed and nobody is covered by it. Any money that did arrive is in your wallet.\n${f.link}`,
    }),
  },
  ru: {
    booked: (f) => ({
      subject: `Заказ ${f.ref} создан`,
      body: `${f.route}\nК оплате: ${f.amount}\nЦена действует до ${f.until} по времени Улан-Батора. Страховка действует после оплаты.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `Заказ ${f.ref}: оплата получена`,
      body: `Мы получили ${f.amount}. Полис оформляется; сообщим, как только он будет готов.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Заказ ${f.ref}: полис выдан`,
      body: `${f.route}\nНомер полиса: ${f.airlineReference}\nВойдите, чтобы посмотреть и распечатать его.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Заказ ${f.ref}: полис задерживается`,
      body: `Ваш платёж (${f.amount}) получен, заказ в силе. Мы пробуем снова, платить ещё раз не нужно. Если поездка скоро, позвоните 1800 4444.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Заказ ${f.ref}: время оплаты истекло`,
      body: `${f.route}\nОплата поступила не полностью, заказ закрыт, страховка не действует. Поступившие деньги зачислены в ваш кошелёк.\n${f.link}`,
    }),
  },
  zh: {
    booked: (f) => ({
      subject: `订单 ${f.ref} 已创建`,
      body: `${f.route}\n应付金额：${f.amount}\n价格保留至乌兰巴托时间 ${f.until}。付款后保险方可生效。\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `订单 ${f.ref}：已收到付款`,
      body: `我们已收到 ${f.amount}。正在签发保单，完成后会通知您。\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `订单 ${f.ref}：保单已签发`,
      body: `${f.route}\n保单号：${f.airlineReference}\n登录后可查看和打印。\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `订单 ${f.ref}：保单签发延迟`,
      body: `您的付款（${f.amount}）已到账，订单有效。我们正在重试，无需再次付款。如行程临近，请致电 1800 4444。\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `订单 ${f.ref}：付款时间已过`,
      body: `${f.route}\n未收到全部付款，订单已关闭，保险未生效。已到账的款项存入您的钱包。\n${f.link}`,
    }),
  },
  ko: {
    booked: (f) => ({
      subject: `주문 ${f.ref} 접수`,
      body: `${f.route}\n결제 금액: ${f.amount}\n울란바토르 시간 ${f.until}까지 가격이 유지됩니다. 결제 후 보장이 시작됩니다.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `주문 ${f.ref}: 결제 확인`,
      body: `${f.amount}을(를) 받았습니다. 보험 증권을 발급하고 있으며 완료되면 알려 드립니다.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `주문 ${f.ref}: 보험 증권 발급 완료`,
      body: `${f.route}\n증권 번호: ${f.airlineReference}\n로그인하여 확인하고 인쇄할 수 있습니다.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `주문 ${f.ref}: 보험 증권 발급 지연`,
      body: `결제하신 금액(${f.amount})은 확인되었으며 주문은 유효합니다. 다시 시도하고 있으니 다시 결제하지 마세요. 여행이 곧 시작되면 1800 4444로 전화해 주세요.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `주문 ${f.ref}: 결제 기한 만료`,
      body: `${f.route}\n전액이 입금되지 않아 주문이 종료되었고 보장되지 않습니다. 입금된 금액은 지갑으로 들어갑니다.\n${f.link}`,
    }),
  },
  ja: {
    booked: (f) => ({
      subject: `ご注文 ${f.ref} を承りました`,
      body: `${f.route}\nお支払い金額：${f.amount}\n価格はウランバートル時間 ${f.until} まで有効です。お支払い後に補償が有効になります。\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `ご注文 ${f.ref}：お支払いを確認しました`,
      body: `${f.amount} を受け取りました。保険証券を発行しています。整い次第お知らせします。\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `ご注文 ${f.ref}：保険証券が発行されました`,
      body: `${f.route}\n証券番号：${f.airlineReference}\nログインしてご確認・印刷いただけます。\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `ご注文 ${f.ref}：保険証券の発行が遅れています`,
      body: `お支払い（${f.amount}）は確認済みで、ご注文は有効です。再試行していますので、もう一度お支払いいただく必要はありません。ご旅行が近い場合は 1800 4444 へお電話ください。\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `ご注文 ${f.ref}：お支払い期限が過ぎました`,
      body: `${f.route}\n全額のお支払いが確認できなかったため、ご注文を終了しました。補償は有効になっていません。入金済みの金額はウォレットに残っています。\n${f.link}`,
    }),
  },
};
