import type { Locale } from '@aylal/domain';
import type { MailFacts, OrderMail } from '../../commerce/orders/order-mail-texts.ts';

type EsimMail = Extract<OrderMail, 'booked' | 'paid' | 'issued' | 'issue-delayed' | 'expired'>;
type Texts = Readonly<Record<EsimMail, (facts: MailFacts) => { readonly subject: string; readonly body: string }>>;

/** Mails of an eSIM where a ticket's words do not fit. What installs it is never in a mail: the order page shows it to who is signed in. */
export const esimMailTexts: Readonly<Record<Locale, Texts>> = {
  mn: {
    booked: (f) => ({
      subject: `Захиалга ${f.ref} үүслээ`,
      body: `${f.route}\nТөлөх дүн: ${f.amount}\nҮнийг Улаанбаатарын цагаар ${f.until} хүртэл хадгална. Энэ хугацаанд төлбөрөө төлнө үү.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `Захиалга ${f.ref}: төлбөр орлоо`,
      body: `${f.amount} хүлээн авлаа. eSIM-ийг бэлтгэж байна, бэлэн болмогц мэдэгдэнэ.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Захиалга ${f.ref}: eSIM бэлэн боллоо`,
      body: `${f.route}\nНэвтэрч орж QR кодоороо суулгана уу. Кодыг хэнд ч бүү өгөөрэй: код нэг удаа, нэг утсанд сууна.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Захиалга ${f.ref}: eSIM бэлтгэхэд саатал гарлаа`,
      body: `Таны төлбөр (${f.amount}) хүлээн авагдсан бөгөөд захиалга хэвээр байна. Бид дахин оролдож байна, дахин төлөх шаардлагагүй. Асуух зүйл байвал 1800 4444 дугаарт залгана уу.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Захиалга ${f.ref}: төлөх хугацаа дууслаа`,
      body: `${f.route}\nТөлбөр бүрэн ороогүй тул захиалгыг хаалаа. Орсон төлбөр байвал таны хэтэвчид орно.\n${f.link}`,
    }),
  },
  en: {
    booked: (f) => ({
      subject: `Order ${f.ref} is made`,
      body: `${f.route}\nTo pay: ${f.amount}\nThe price is held until ${f.until} Ulaanbaatar time. Please pay by then.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `Order ${f.ref}: payment received`,
      body: `We have received ${f.amount}. Your eSIM is being prepared; we tell you as soon as it is ready.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Order ${f.ref}: your eSIM is ready`,
      body: `${f.route}\nSign in and install it with its QR code. Keep the code private: it installs once, on one phone.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Order ${f.ref}: your eSIM is delayed`,
      body: `Your payment (${f.amount}) has arrived and your order stands. We keep trying; there is no need to pay again. Questions? Call 1800 4444.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Order ${f.ref}: time to pay is over`,
      body: `${f.route}\nThe full payment did not arrive, so the order is closed. Any money that did arrive is in your wallet.\n${f.link}`,
    }),
  },
  zh: {
    booked: (f) => ({
      subject: `订单 ${f.ref} 已创建`,
      body: `${f.route}\n应付金额：${f.amount}\n价格保留至乌兰巴托时间 ${f.until}，请在此之前付款。\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `订单 ${f.ref}：已收到付款`,
      body: `我们已收到 ${f.amount}。正在为您准备 eSIM，准备好后会通知您。\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `订单 ${f.ref}：您的 eSIM 已就绪`,
      body: `${f.route}\n请登录并用二维码安装。请勿将代码告诉他人：它只能在一部手机上安装一次。\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `订单 ${f.ref}：eSIM 准备延迟`,
      body: `您的付款（${f.amount}）已到账，订单有效。我们正在重试，无需再次付款。如有疑问请致电 1800 4444。\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `订单 ${f.ref}：付款时间已过`,
      body: `${f.route}\n未收到全部付款，订单已关闭。已到账的款项存入您的钱包。\n${f.link}`,
    }),
  },
  ru: {
    booked: (f) => ({
      subject: `Заказ ${f.ref} создан`,
      body: `${f.route}\nК оплате: ${f.amount}\nЦена действует до ${f.until} по времени Улан-Батора. Оплатите, пожалуйста, до этого времени.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `Заказ ${f.ref}: оплата получена`,
      body: `Мы получили ${f.amount}. Готовим вашу eSIM и сообщим, как только она будет готова.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Заказ ${f.ref}: ваша eSIM готова`,
      body: `${f.route}\nВойдите и установите её по QR-коду. Никому не показывайте код: он устанавливается один раз, на один телефон.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Заказ ${f.ref}: eSIM задерживается`,
      body: `Ваш платёж (${f.amount}) получен, заказ в силе. Мы пробуем снова, платить ещё раз не нужно. Вопросы? Звоните 1800 4444.\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `Заказ ${f.ref}: время оплаты истекло`,
      body: `${f.route}\nОплата поступила не полностью, заказ закрыт. Поступившие деньги зачислены в ваш кошелёк.\n${f.link}`,
    }),
  },
  ko: {
    booked: (f) => ({
      subject: `주문 ${f.ref} 접수`,
      body: `${f.route}\n결제 금액: ${f.amount}\n울란바토르 시간 ${f.until}까지 가격이 유지됩니다. 그때까지 결제해 주세요.\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `주문 ${f.ref}: 결제 확인`,
      body: `${f.amount}을(를) 받았습니다. eSIM을 준비하고 있으며 준비되는 대로 알려 드립니다.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `주문 ${f.ref}: eSIM 준비 완료`,
      body: `${f.route}\n로그인하여 QR 코드로 설치하세요. 코드는 한 대의 휴대폰에 한 번만 설치되니 다른 사람에게 알려주지 마세요.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `주문 ${f.ref}: eSIM 준비 지연`,
      body: `결제하신 금액(${f.amount})은 확인되었으며 주문은 유효합니다. 다시 시도하고 있으니 다시 결제하지 않으셔도 됩니다. 문의: 1800 4444\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `주문 ${f.ref}: 결제 기한 만료`,
      body: `${f.route}\n전액이 입금되지 않아 주문이 종료되었습니다. 입금된 금액은 지갑으로 들어갑니다.\n${f.link}`,
    }),
  },
  ja: {
    booked: (f) => ({
      subject: `ご注文 ${f.ref} を承りました`,
      body: `${f.route}\nお支払い金額：${f.amount}\n価格はウランバートル時間 ${f.until} まで有効です。それまでにお支払いください。\n${f.link}`,
    }),
    paid: (f) => ({
      subject: `ご注文 ${f.ref}：お支払いを確認しました`,
      body: `${f.amount} を受け取りました。eSIMを準備しています。整い次第お知らせします。\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `ご注文 ${f.ref}：eSIMの準備ができました`,
      body: `${f.route}\nログインしてQRコードでインストールしてください。コードは1台の電話に1回だけ使えます。他の人に知らせないでください。\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `ご注文 ${f.ref}：eSIMの準備が遅れています`,
      body: `お支払い（${f.amount}）は確認済みで、ご注文は有効です。再試行していますので、もう一度お支払いいただく必要はありません。お問い合わせ：1800 4444\n${f.link}`,
    }),
    expired: (f) => ({
      subject: `ご注文 ${f.ref}：お支払い期限が過ぎました`,
      body: `${f.route}\n全額のお支払いが確認できなかったため、ご注文を終了しました。入金済みの金額はウォレットに残っています。\n${f.link}`,
    }),
  },
};
