import { defineDescriptor } from '@aylal/shell/descriptor';

const receiptName = {
  mn: 'И-баримт',
  en: 'E-receipt',
  zh: '电子税票',
  ru: 'Электронный чек',
  ko: '전자 영수증',
  ja: '電子レシート',
};

const orderInformation = {
  mn: 'Захиалгын мэдээлэл',
  en: 'Order information',
  zh: '订单信息',
  ru: 'Информация о заказе',
  ko: '주문 정보',
  ja: 'ご注文内容',
};

/** What the shell knows of the checkout without loading it. Chunk names are those of `remote.ts`. */
export const descriptor = defineDescriptor({
  id: 'mf-checkout',
  contract: '^1.20.0',
  owner: { team: 'Checkout', contact: 'checkout@teams.aylal.example' },
  modes: ['web', 'emongolia'],
  routes: [
    { pattern: '/checkout', chunk: 'find-checkout', noindex: true },
    {
      pattern: '/checkout/:refNumber',
      chunk: 'checkout',
      reads: [
        { path: '/api/order/v1/checkout/{refNumber}/' },
        { path: '/api/payment/v1/options/?ref_number={refNumber}', query: ['p'] },
      ],
      noindex: true,
      server: 'visitor',
    },
  ],
  dialogs: [
    { view: 'FLIGHT_PAYMENT_TYPE_VIEW', chunk: 'flight-payment-type' },
    { view: 'HOTEL_PAYMENT_TYPE_VIEW', chunk: 'flight-payment-type' },
    { view: 'BANK_TRANSFER_VIEW', chunk: 'bank-transfer' },
    { view: 'PAYMENT_VIEW', chunk: 'payment' },
    { view: 'PARTIAL_PAYMENT_SCHEDULE_VIEW', chunk: 'instalment-schedule' },
    { view: 'LOAN_PAYMENT_VIEW', chunk: 'loan' },
    { view: 'WALLET_PAYMENT_VIEW', chunk: 'wallet-payment' },
    { view: 'PAYMENT_TERMS_CHANGE_VIEW', chunk: 'flight-payment-type' },
    { view: 'EARLY_PAYMENT_INFO_VIEW', chunk: 'pay-later' },
    { view: 'BNPL_INFO_VIEW', chunk: 'pay-later' },
    { view: 'PAYMENT_INFO_VIEW', chunk: 'pay-later' },
    { view: 'LEND_VIEW', chunk: 'pay-later' },
    { view: 'POCKET_ZERO_INFO_VIEW', chunk: 'pay-later' },
    { view: 'POCKET_FLIGHT_VIEW', chunk: 'pay-later' },
    { view: 'LENDPAY_FLIGHT_VIEW', chunk: 'pay-later' },
  ],
  panels: [
    { id: 'paymentMethod', label: orderInformation, chunk: 'payment-method-panel' },
    { id: 'mobilityEBarimt', label: receiptName, header: false, chunk: 'receipt-panel' },
  ],
  slots: [
    {
      slot: 'order.receipt',
      id: 'checkout-order-receipt',
      label: receiptName,
      icon: 'receipt-tax',
      order: 10,
      chunk: 'receipt',
    },
    {
      slot: 'ride.receipt',
      id: 'checkout-ride-receipt',
      label: receiptName,
      icon: 'receipt-tax',
      order: 10,
      chunk: 'receipt',
    },
  ],
  fallback: {
    title: {
      mn: 'Төлбөрийн хэсэг түр ажиллахгүй байна',
      en: 'Payment is temporarily unavailable',
      zh: '支付页面暂时无法使用',
      ru: 'Оплата временно недоступна',
      ko: '결제를 일시적으로 이용할 수 없습니다',
      ja: 'お支払いページは一時的にご利用いただけません',
    },
    text: {
      mn: 'Төлсөн бол дахин төлөх хэрэггүй: захиалга тань «Миний захиалга» хэсэгт байгаа. Суудал тань төлөх хугацаа дуустал хадгалагдана.',
      en: 'If you have paid, do not pay again: your order is under My orders. Your seats are held until the time to pay runs out.',
      zh: '如已付款，请勿重复支付：您的订单在“我的订单”中。座位会保留至付款截止时间。',
      ru: 'Если вы уже оплатили, не платите снова: заказ находится в разделе «Мои заказы». Места сохраняются до конца срока оплаты.',
      ko: '이미 결제하셨다면 다시 결제하지 마세요. 주문은 ‘내 주문’에 있습니다. 좌석은 결제 기한까지 유지됩니다.',
      ja: 'お支払い済みの場合は、再度お支払いにならないでください。ご注文は「注文一覧」にあります。お席は支払期限まで確保されます。',
    },
    links: [
      {
        label: {
          mn: 'Миний захиалга',
          en: 'My orders',
          zh: '我的订单',
          ru: 'Мои заказы',
          ko: '내 주문',
          ja: '注文一覧',
        },
        to: '/user/order',
      },
    ],
  },
  goal: ['check-payment'],
  events: { produces: ['order/paid@1', 'wallet/changed@1'], consumes: ['order/paid@1', 'wallet/changed@1'] },
});
