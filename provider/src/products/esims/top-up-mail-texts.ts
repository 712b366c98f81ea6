import type { Locale } from '@aylal/domain';
import type { MailFacts, OrderMail } from '../../commerce/orders/order-mail-texts.ts';

type TopUpMail = Extract<OrderMail, 'paid' | 'issued' | 'issue-delayed'>;
type Texts = Readonly<Record<TopUpMail, (facts: MailFacts) => { readonly subject: string; readonly body: string }>>;

/** Mails of a top-up where the words of an eSIM do not fit: nothing has to be installed. */
export const topUpMailTexts: Readonly<Record<Locale, Texts>> = {
  mn: {
    paid: (f) => ({
      subject: `Захиалга ${f.ref}: төлбөр орлоо`,
      body: `${f.amount} хүлээн авлаа. eSIM-д тань дата нэмж байна, нэмэгдмэгц мэдэгдэнэ.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Захиалга ${f.ref}: дата нэмэгдлээ`,
      body: `${f.route}\nДата таны eSIM-д нэмэгдсэн. Дахин суулгах шаардлагагүй.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Захиалга ${f.ref}: дата нэмэхэд саатал гарлаа`,
      body: `Таны төлбөр (${f.amount}) хүлээн авагдсан бөгөөд захиалга хэвээр байна. Бид дахин оролдож байна, дахин төлөх шаардлагагүй. Асуух зүйл байвал 1800 4444 дугаарт залгана уу.\n${f.link}`,
    }),
  },
  en: {
    paid: (f) => ({
      subject: `Order ${f.ref}: payment received`,
      body: `We have received ${f.amount}. The data is being added to your eSIM; we tell you as soon as it is there.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Order ${f.ref}: your data is added`,
      body: `${f.route}\nThe data is on your eSIM. There is nothing to install again.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Order ${f.ref}: your data is delayed`,
      body: `Your payment (${f.amount}) has arrived and your order stands. We keep trying; there is no need to pay again. Questions? Call 1800 4444.\n${f.link}`,
    }),
  },
  zh: {
    paid: (f) => ({
      subject: `订单 ${f.ref}：已收到付款`,
      body: `我们已收到 ${f.amount}。正在为您的 eSIM 添加流量，完成后会通知您。\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `订单 ${f.ref}：流量已添加`,
      body: `${f.route}\n流量已添加到您的 eSIM，无需重新安装。\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `订单 ${f.ref}：流量添加延迟`,
      body: `您的付款（${f.amount}）已到账，订单有效。我们会继续尝试，无需再次付款。如有疑问请拨打 1800 4444。\n${f.link}`,
    }),
  },
  ru: {
    paid: (f) => ({
      subject: `Заказ ${f.ref}: оплата получена`,
      body: `Мы получили ${f.amount}. Трафик добавляется на вашу eSIM; сообщим, как только он появится.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `Заказ ${f.ref}: трафик добавлен`,
      body: `${f.route}\nТрафик уже на вашей eSIM. Заново ничего устанавливать не нужно.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `Заказ ${f.ref}: пополнение задерживается`,
      body: `Ваш платёж (${f.amount}) получен, заказ в силе. Мы продолжаем попытки, платить снова не нужно. Вопросы? Звоните 1800 4444.\n${f.link}`,
    }),
  },
  ko: {
    paid: (f) => ({
      subject: `주문 ${f.ref}: 결제가 확인되었습니다`,
      body: `${f.amount}을 받았습니다. eSIM에 데이터를 추가하고 있으며, 완료되면 알려 드립니다.\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `주문 ${f.ref}: 데이터가 추가되었습니다`,
      body: `${f.route}\n데이터가 eSIM에 추가되었습니다. 다시 설치할 필요가 없습니다.\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `주문 ${f.ref}: 데이터 추가가 지연되고 있습니다`,
      body: `결제 금액(${f.amount})이 확인되었으며 주문은 유효합니다. 계속 시도하고 있으니 다시 결제하지 마세요. 문의: 1800 4444.\n${f.link}`,
    }),
  },
  ja: {
    paid: (f) => ({
      subject: `注文 ${f.ref}：お支払いを確認しました`,
      body: `${f.amount}を受け取りました。eSIMにデータを追加しています。完了したらお知らせします。\n${f.link}`,
    }),
    issued: (f) => ({
      subject: `注文 ${f.ref}：データを追加しました`,
      body: `${f.route}\nデータはeSIMに追加されました。再インストールは不要です。\n${f.link}`,
    }),
    'issue-delayed': (f) => ({
      subject: `注文 ${f.ref}：データの追加が遅れています`,
      body: `お支払い（${f.amount}）は確認済みで、ご注文は有効です。引き続き処理しておりますので、再度のお支払いは不要です。お問い合わせは1800 4444まで。\n${f.link}`,
    }),
  },
};
