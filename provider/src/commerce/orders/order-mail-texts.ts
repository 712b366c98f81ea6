import type { Locale } from '@aylal/domain';

/** Booked; paid; a later payment in parts; one that is due soon; one that is late; ticket there; ticket late; time over; cancelled; not delivered and paid back; money that the order did not need; difference of a change to be paid; a change not paid; a refund asked for, paid, refused. */
export type OrderMail =
  | 'booked'
  | 'paid'
  | 'part-paid'
  | 'part-due'
  | 'part-late'
  | 'issued'
  | 'issue-delayed'
  | 'expired'
  | 'cancelled'
  | 'not-delivered'
  | 'credited'
  | 'change-to-pay'
  | 'change-lapsed'
  | 'refund-sent'
  | 'refund-finished'
  | 'refund-refused';

export interface MailFacts {
  readonly ref: string;
  readonly route: string;
  readonly amount: string;
  /** Hour and minute in Ulaanbaatar. */
  readonly until: string;
  /** The last day of a part. */
  readonly day: string;
  readonly airlineReference: string;
  readonly tickets: string;
  readonly link: string;
}

type MailTexts = Readonly<Record<OrderMail, (facts: MailFacts) => { readonly subject: string; readonly body: string }>>;

const mn: MailTexts = {
  booked: (f) => ({
    subject: `Захиалга ${f.ref} үүслээ`,
    body: `${f.route}\nТөлөх дүн: ${f.amount}\nСуудал болон үнийг Улаанбаатарын цагаар ${f.until} хүртэл хадгална. Энэ хугацаанд төлбөрөө төлнө үү.\n${f.link}`,
  }),
  paid: (f) => ({
    subject: `Захиалга ${f.ref}: төлбөр орлоо`,
    body: `${f.amount} хүлээн авлаа. Тасалбарыг бичиж байна, бэлэн болмогц танд илгээнэ.\n${f.link}`,
  }),
  'part-paid': (f) => ({
    subject: `Захиалга ${f.ref}: хэсэгчилсэн төлбөр хүлээн авлаа`,
    body: `${f.amount} хүлээн авлаа. Үлдсэн төлбөр, хугацааг захиалгын хуудаснаас харна уу.\n${f.link}`,
  }),
  'part-due': (f) => ({
    subject: `Захиалга ${f.ref}: сануулга, төлбөрийн өдөр дөхлөө`,
    body: `${f.route}\nДараагийн төлбөр: ${f.amount}, сүүлийн өдөр ${f.day}. Төлсөн бол дахин төлөх шаардлагагүй.\n${f.link}`,
  }),
  'part-late': (f) => ({
    subject: `Захиалга ${f.ref}: төлбөрийн хугацаа хэтэрлээ`,
    body: `${f.route}\n${f.amount} хугацаандаа ирсэнгүй. Төлөх сүүлийн өдөр: ${f.day}. Захиалгын хуудаснаас төлнө үү. Төлсөн бол дахин төлөх шаардлагагүй, асуух зүйл байвал 1800 4444 дугаарт залгана уу.\n${f.link}`,
  }),
  issued: (f) => ({
    subject: `Захиалга ${f.ref}: тийз бэлэн боллоо`,
    body: `${f.route}\nАвиа компанийн код: ${f.airlineReference}\n${f.tickets}\nТасалбараа эндээс харж, хэвлэнэ үү: ${f.link}`,
  }),
  'issue-delayed': (f) => ({
    subject: `Захиалга ${f.ref}: тийз бичихэд саатал гарлаа`,
    body: `Таны төлбөр (${f.amount}) хүлээн авагдсан бөгөөд захиалга хэвээр байна. Бид тийзийг дахин бичиж байна, дахин төлөх шаардлагагүй. Асуух зүйл байвал 1800 4444 дугаарт залгана уу.\n${f.link}`,
  }),
  expired: (f) => ({
    subject: `Захиалга ${f.ref}: төлөх хугацаа дууслаа`,
    body: `Төлбөр бүрэн ороогүй тул суудлыг чөлөөллөө. Орсон төлбөр байвал таны хэтэвчид орно. Дахин захиалахын тулд нислэгээ хайна уу.\n${f.link}`,
  }),
  credited: (f) => ({
    subject: `Захиалга ${f.ref}: ${f.amount} таны хэтэвчид орлоо`,
    body: `Энэ захиалгад шаардлагагүй ${f.amount} төлбөр ирсэн тул таны хэтэвчид орууллаа. Асуух зүйл байвал 1800 4444 дугаарт залгана уу.\n${f.link}`,
  }),
  'change-to-pay': (f) => ({
    subject: `Захиалга ${f.ref}: нислэг солих зөрүүг төлнө үү`,
    body: `Төлөх дүн: ${f.amount}\nУлаанбаатарын цагаар ${f.until} хүртэл төлнө үү. Төлөх хүртэл одоогийн тийз тань хүчинтэй, төлөөгүй бол хэвээр үлдэнэ.\n${f.link}`,
  }),
  'change-lapsed': (f) => ({
    subject: `Захиалга ${f.ref}: нислэг солих хугацаа дууслаа`,
    body: `Зөрүү төлбөр ороогүй тул солилт хийгдсэнгүй. Өмнөх тийз тань хүчинтэй хэвээр. Орсон төлбөр байвал таны хэтэвчид орно.\n${f.link}`,
  }),
  'not-delivered': (f) => ({
    subject: `Захиалга ${f.ref}: биелүүлж чадсангүй, мөнгийг буцаалаа`,
    body: `${f.route}\nҮйлчилгээ үзүүлэгч цагтаа баталгаажуулаагүй тул захиалгыг цуцаллаа. Төлсөн ${f.amount} таны хэтэвчинд бүтнээрээ буцаж орлоо. Асуух зүйл байвал 1800 4444 дугаарт залгана уу.\n${f.link}`,
  }),
  cancelled: (f) => ({
    subject: `Захиалга ${f.ref} цуцлагдлаа`,
    body: `${f.route}\nСуудлыг чөлөөллөө. Орсон төлбөр байвал таны хэтэвчид орно. Асуух зүйл байвал 1800 4444.\n${f.link}`,
  }),
  'refund-sent': (f) => ({
    subject: `Захиалга ${f.ref}: буцаалтын хүсэлт илгээгдлээ`,
    body: `Буцах дүн: ${f.amount}. Авиа компани зөвшөөрмөгц таны дансанд шилжүүлнэ. Явцыг эндээс харна уу.\n${f.link}`,
  }),
  'refund-finished': (f) => ({
    subject: `Захиалга ${f.ref}: буцаалт хийгдлээ`,
    body: `${f.amount} таны дансанд шилжлээ.\n${f.link}`,
  }),
  'refund-refused': (f) => ({
    subject: `Захиалга ${f.ref}: буцаалтыг зөвшөөрсөнгүй`,
    body: `Авиа компани буцаалтыг зөвшөөрсөнгүй. Тийз тань хүчинтэй хэвээр. Асуух зүйл байвал 1800 4444.\n${f.link}`,
  }),
};

const en: MailTexts = {
  booked: (f) => ({
    subject: `Booking ${f.ref} is made`,
    body: `${f.route}\nTo pay: ${f.amount}\nSeats and price are held until ${f.until} Ulaanbaatar time. Please pay by then.\n${f.link}`,
  }),
  paid: (f) => ({
    subject: `Booking ${f.ref}: payment received`,
    body: `We have received ${f.amount}. Your ticket is being issued and will be sent to you as soon as it is ready.\n${f.link}`,
  }),
  'part-paid': (f) => ({
    subject: `Booking ${f.ref}: your instalment has arrived`,
    body: `We have received ${f.amount}. What is left and until when stands on the order page.\n${f.link}`,
  }),
  'part-due': (f) => ({
    subject: `Booking ${f.ref}: your next instalment is due soon`,
    body: `${f.route}\nNext instalment: ${f.amount}, to be paid by ${f.day}. If you have paid it, please don't pay again.\n${f.link}`,
  }),
  'part-late': (f) => ({
    subject: `Booking ${f.ref}: an instalment is overdue`,
    body: `${f.route}\nThe instalment of ${f.amount}, due on ${f.day}, has not arrived. You can pay it on the order page. If you have paid it, please don't pay again; call 1800 4444 if you have a question.\n${f.link}`,
  }),
  issued: (f) => ({
    subject: `Booking ${f.ref}: your ticket is ready`,
    body: `${f.route}\nAirline reference: ${f.airlineReference}\n${f.tickets}\nSee and print your ticket here: ${f.link}`,
  }),
  'issue-delayed': (f) => ({
    subject: `Booking ${f.ref}: your ticket is delayed`,
    body: `Your payment (${f.amount}) has arrived and your booking stands. We keep trying to issue the ticket; there is no need to pay again. Questions? Call 1800 4444.\n${f.link}`,
  }),
  expired: (f) => ({
    subject: `Booking ${f.ref}: time to pay is over`,
    body: `The full payment did not arrive, so the seats were released. Any money that did arrive is in your wallet. To book again, search for your flight.\n${f.link}`,
  }),
  credited: (f) => ({
    subject: `Booking ${f.ref}: ${f.amount} is in your wallet`,
    body: `A payment of ${f.amount} arrived that this booking did not need. It is in your wallet. Questions? Call 1800 4444.\n${f.link}`,
  }),
  'change-to-pay': (f) => ({
    subject: `Booking ${f.ref}: pay the difference for your change`,
    body: `To pay: ${f.amount}\nPlease pay by ${f.until} Ulaanbaatar time. Until then your present ticket stays good; unpaid, it simply stays as it is.\n${f.link}`,
  }),
  'change-lapsed': (f) => ({
    subject: `Booking ${f.ref}: the change was not paid`,
    body: `The difference did not arrive, so nothing was changed. Your ticket stays as it was. Any money that did arrive is in your wallet.\n${f.link}`,
  }),
  'not-delivered': (f) => ({
    subject: `Booking ${f.ref} could not be completed, your money is back`,
    body: `${f.route}\nOur partner did not confirm in time, so we have cancelled the booking. All of the ${f.amount} you paid is back in your wallet. Questions? Call 1800 4444.\n${f.link}`,
  }),
  cancelled: (f) => ({
    subject: `Booking ${f.ref} is cancelled`,
    body: `${f.route}\nThe seats were released. Any money that arrived is in your wallet. Questions? Call 1800 4444.\n${f.link}`,
  }),
  'refund-sent': (f) => ({
    subject: `Booking ${f.ref}: your refund is sent`,
    body: `To be paid back: ${f.amount}. As soon as the airline agrees, it goes to your account. Follow it here.\n${f.link}`,
  }),
  'refund-finished': (f) => ({
    subject: `Booking ${f.ref}: your refund is paid`,
    body: `${f.amount} has been sent to your account.\n${f.link}`,
  }),
  'refund-refused': (f) => ({
    subject: `Booking ${f.ref}: the refund was not granted`,
    body: `The airline did not grant the refund. Your ticket stays good. Questions? Call 1800 4444.\n${f.link}`,
  }),
};

const zh: MailTexts = {
  booked: (f) => ({
    subject: `订单 ${f.ref} 已创建`,
    body: `${f.route}\n应付金额：${f.amount}\n座位和价格保留至乌兰巴托时间 ${f.until}，请在此之前付款。\n${f.link}`,
  }),
  paid: (f) => ({
    subject: `订单 ${f.ref}：已收到付款`,
    body: `我们已收到 ${f.amount}。正在出票，完成后会立即发送给您。\n${f.link}`,
  }),
  'part-paid': (f) => ({
    subject: `订单 ${f.ref}：已收到分期付款`,
    body: `我们已收到 ${f.amount}。剩余款项和期限请见订单页面。\n${f.link}`,
  }),
  'part-due': (f) => ({
    subject: `订单 ${f.ref}：下一期付款即将到期`,
    body: `${f.route}\n下一期：${f.amount}，请在 ${f.day} 前支付。如已支付，请勿重复支付。\n${f.link}`,
  }),
  'part-late': (f) => ({
    subject: `订单 ${f.ref}：一期付款已逾期`,
    body: `${f.route}\n应于 ${f.day} 支付的 ${f.amount} 尚未到账，请在订单页面支付。如已支付，请勿重复支付；如有疑问请致电 1800 4444。\n${f.link}`,
  }),
  issued: (f) => ({
    subject: `订单 ${f.ref}：机票已出`,
    body: `${f.route}\n航空公司预订编号：${f.airlineReference}\n${f.tickets}\n在此查看并打印机票：${f.link}`,
  }),
  'issue-delayed': (f) => ({
    subject: `订单 ${f.ref}：出票延迟`,
    body: `您的付款（${f.amount}）已到账，订单有效。我们正在继续出票，无需再次付款。如有疑问，请致电 1800 4444。\n${f.link}`,
  }),
  expired: (f) => ({
    subject: `订单 ${f.ref}：付款时限已过`,
    body: `未收到全额付款，座位已释放。已到账的款项存入您的钱包。如需再次预订，请重新搜索航班。\n${f.link}`,
  }),
  credited: (f) => ({
    subject: `订单 ${f.ref}：${f.amount} 已存入您的钱包`,
    body: `收到一笔本订单不需要的付款 ${f.amount}，已存入您的钱包。如有疑问，请致电 1800 4444。\n${f.link}`,
  }),
  'change-to-pay': (f) => ({
    subject: `订单 ${f.ref}：请支付改签差价`,
    body: `应付金额：${f.amount}\n请在乌兰巴托时间 ${f.until} 之前支付。支付之前您的现有机票继续有效；未支付则保持不变。\n${f.link}`,
  }),
  'change-lapsed': (f) => ({
    subject: `订单 ${f.ref}：改签未支付`,
    body: `未收到差价，因此未作更改，您的机票保持不变。已到账的款项存入您的钱包。\n${f.link}`,
  }),
  'not-delivered': (f) => ({
    subject: `订单 ${f.ref} 未能完成，款项已退回`,
    body: `${f.route}\n合作方未能按时确认，我们已取消订单。您支付的 ${f.amount} 已全额退回您的钱包。如有疑问，请致电 1800 4444。\n${f.link}`,
  }),
  cancelled: (f) => ({
    subject: `订单 ${f.ref} 已取消`,
    body: `${f.route}\n座位已释放。已到账的款项存入您的钱包。如有疑问，请致电 1800 4444。\n${f.link}`,
  }),
  'refund-sent': (f) => ({
    subject: `订单 ${f.ref}：退票申请已提交`,
    body: `退款金额：${f.amount}。航空公司同意后将汇入您的账户。进度请见此处。\n${f.link}`,
  }),
  'refund-finished': (f) => ({
    subject: `订单 ${f.ref}：退款已完成`,
    body: `${f.amount} 已汇入您的账户。\n${f.link}`,
  }),
  'refund-refused': (f) => ({
    subject: `订单 ${f.ref}：退票未获批准`,
    body: `航空公司未同意退票，您的机票仍然有效。如有疑问，请致电 1800 4444。\n${f.link}`,
  }),
};

const ru: MailTexts = {
  booked: (f) => ({
    subject: `Заказ ${f.ref} оформлен`,
    body: `${f.route}\nК оплате: ${f.amount}\nМеста и цена сохраняются до ${f.until} по времени Улан-Батора. Пожалуйста, оплатите до этого времени.\n${f.link}`,
  }),
  paid: (f) => ({
    subject: `Заказ ${f.ref}: оплата получена`,
    body: `Мы получили ${f.amount}. Билет оформляется, мы отправим его, как только он будет готов.\n${f.link}`,
  }),
  'part-paid': (f) => ({
    subject: `Заказ ${f.ref}: очередной платёж получен`,
    body: `Мы получили ${f.amount}. Остаток и сроки указаны на странице заказа.\n${f.link}`,
  }),
  'part-due': (f) => ({
    subject: `Заказ ${f.ref}: скоро срок следующего платежа`,
    body: `${f.route}\nСледующий платёж: ${f.amount}, последний день: ${f.day} Если вы уже заплатили, не платите снова.\n${f.link}`,
  }),
  'part-late': (f) => ({
    subject: `Заказ ${f.ref}: платёж просрочен`,
    body: `${f.route}\nПлатёж ${f.amount} не поступил, последний день был ${f.day} Его можно сделать на странице заказа. Если вы уже заплатили, не платите снова; вопросы по телефону 1800 4444.\n${f.link}`,
  }),
  issued: (f) => ({
    subject: `Заказ ${f.ref}: билет готов`,
    body: `${f.route}\nКод брони авиакомпании: ${f.airlineReference}\n${f.tickets}\nПосмотреть и распечатать билет: ${f.link}`,
  }),
  'issue-delayed': (f) => ({
    subject: `Заказ ${f.ref}: билет задерживается`,
    body: `Ваша оплата (${f.amount}) получена, заказ действует. Мы продолжаем оформлять билет, платить ещё раз не нужно. Вопросы: 1800 4444.\n${f.link}`,
  }),
  expired: (f) => ({
    subject: `Заказ ${f.ref}: срок оплаты истёк`,
    body: `Полная оплата не поступила, поэтому места освобождены. Поступившие деньги зачислены в ваш кошелёк. Чтобы забронировать снова, найдите рейс ещё раз.\n${f.link}`,
  }),
  credited: (f) => ({
    subject: `Заказ ${f.ref}: ${f.amount} зачислено в ваш кошелёк`,
    body: `Поступил платёж ${f.amount}, который не нужен для этого заказа. Он зачислен в ваш кошелёк. Вопросы: 1800 4444.\n${f.link}`,
  }),
  'change-to-pay': (f) => ({
    subject: `Заказ ${f.ref}: оплатите разницу за обмен`,
    body: `К оплате: ${f.amount}\nПожалуйста, оплатите до ${f.until} по времени Улан-Батора. До этого ваш нынешний билет действует; без оплаты он останется прежним.\n${f.link}`,
  }),
  'change-lapsed': (f) => ({
    subject: `Заказ ${f.ref}: обмен не оплачен`,
    body: `Разница не поступила, поэтому ничего не изменилось. Ваш билет остаётся прежним. Поступившие деньги зачислены в ваш кошелёк.\n${f.link}`,
  }),
  'not-delivered': (f) => ({
    subject: `Заказ ${f.ref} не удалось выполнить, деньги возвращены`,
    body: `${f.route}\nПартнёр не подтвердил заказ вовремя, поэтому мы его отменили. Все уплаченные ${f.amount} возвращены на ваш кошелёк. Вопросы: 1800 4444.\n${f.link}`,
  }),
  cancelled: (f) => ({
    subject: `Заказ ${f.ref} отменён`,
    body: `${f.route}\nМеста освобождены. Поступившие деньги зачислены в ваш кошелёк. Вопросы: 1800 4444.\n${f.link}`,
  }),
  'refund-sent': (f) => ({
    subject: `Заказ ${f.ref}: возврат запрошен`,
    body: `К возврату: ${f.amount}. Как только авиакомпания согласится, деньги поступят на ваш счёт. Следите здесь.\n${f.link}`,
  }),
  'refund-finished': (f) => ({
    subject: `Заказ ${f.ref}: возврат выполнен`,
    body: `${f.amount} отправлено на ваш счёт.\n${f.link}`,
  }),
  'refund-refused': (f) => ({
    subject: `Заказ ${f.ref}: в возврате отказано`,
    body: `Авиа компания не согласилась на возврат. Ваш билет действует. Вопросы: 1800 4444.\n${f.link}`,
  }),
};

const ko: MailTexts = {
  booked: (f) => ({
    subject: `예약 ${f.ref}이(가) 접수되었습니다`,
    body: `${f.route}\n결제 금액: ${f.amount}\n좌석과 가격은 울란바토르 시간 ${f.until}까지 유지됩니다. 그 전에 결제해 주세요.\n${f.link}`,
  }),
  paid: (f) => ({
    subject: `예약 ${f.ref}: 결제가 확인되었습니다`,
    body: `${f.amount}을 받았습니다. 항공권을 발권 중이며 완료되는 대로 보내 드립니다.\n${f.link}`,
  }),
  'part-paid': (f) => ({
    subject: `예약 ${f.ref}: 분할 결제 금액을 받았습니다`,
    body: `${f.amount}을 받았습니다. 남은 금액과 기한은 주문 페이지에서 확인하실 수 있습니다.\n${f.link}`,
  }),
  'part-due': (f) => ({
    subject: `예약 ${f.ref}: 다음 분할 결제 기한이 다가옵니다`,
    body: `${f.route}\n다음 결제: ${f.amount}, ${f.day}까지 내 주세요. 이미 내셨다면 다시 결제하지 마세요.\n${f.link}`,
  }),
  'part-late': (f) => ({
    subject: `예약 ${f.ref}: 분할 결제 기한이 지났습니다`,
    body: `${f.route}\n${f.day}까지였던 ${f.amount}이 아직 들어오지 않았습니다. 주문 페이지에서 결제하실 수 있습니다. 이미 내셨다면 다시 결제하지 마시고, 궁금한 점은 1800 4444로 문의해 주세요.\n${f.link}`,
  }),
  issued: (f) => ({
    subject: `예약 ${f.ref}: 항공권이 발권되었습니다`,
    body: `${f.route}\n항공사 예약 번호: ${f.airlineReference}\n${f.tickets}\n항공권 확인 및 인쇄: ${f.link}`,
  }),
  'issue-delayed': (f) => ({
    subject: `예약 ${f.ref}: 발권이 지연되고 있습니다`,
    body: `결제 금액(${f.amount})은 정상적으로 받았으며 예약은 유효합니다. 발권을 계속 시도하고 있으니 다시 결제하지 마세요. 문의: 1800 4444\n${f.link}`,
  }),
  expired: (f) => ({
    subject: `예약 ${f.ref}: 결제 기한이 지났습니다`,
    body: `결제가 완료되지 않아 좌석이 해제되었습니다. 입금된 금액은 고객님의 지갑으로 들어갑니다. 다시 예약하려면 항공편을 검색해 주세요.\n${f.link}`,
  }),
  credited: (f) => ({
    subject: `예약 ${f.ref}: ${f.amount}이 지갑에 입금되었습니다`,
    body: `이 예약에 필요하지 않은 ${f.amount}이 입금되어 고객님의 지갑에 넣었습니다. 문의: 1800 4444\n${f.link}`,
  }),
  'change-to-pay': (f) => ({
    subject: `예약 ${f.ref}: 변경 차액을 결제해 주세요`,
    body: `결제 금액: ${f.amount}\n울란바토르 시간 ${f.until}까지 결제해 주세요. 그때까지 기존 항공권은 유효하며, 결제하지 않으면 그대로 유지됩니다.\n${f.link}`,
  }),
  'change-lapsed': (f) => ({
    subject: `예약 ${f.ref}: 변경 차액이 결제되지 않았습니다`,
    body: `차액이 결제되지 않아 변경되지 않았습니다. 기존 항공권은 그대로 유효합니다. 입금된 금액은 고객님의 지갑으로 들어갑니다.\n${f.link}`,
  }),
  'not-delivered': (f) => ({
    subject: `예약 ${f.ref}을(를) 완료하지 못해 금액을 돌려드렸습니다`,
    body: `${f.route}\n제휴사가 제때 확인하지 않아 예약을 취소했습니다. 결제하신 ${f.amount} 전액이 고객님의 지갑으로 환급되었습니다. 문의: 1800 4444\n${f.link}`,
  }),
  cancelled: (f) => ({
    subject: `예약 ${f.ref}이(가) 취소되었습니다`,
    body: `${f.route}\n좌석이 해제되었습니다. 입금된 금액은 고객님의 지갑으로 들어갑니다. 문의: 1800 4444\n${f.link}`,
  }),
  'refund-sent': (f) => ({
    subject: `예약 ${f.ref}: 환불 신청이 접수되었습니다`,
    body: `환불 금액: ${f.amount}. 항공사가 승인하는 대로 계좌로 입금됩니다. 진행 상황은 여기에서 확인하세요.\n${f.link}`,
  }),
  'refund-finished': (f) => ({
    subject: `예약 ${f.ref}: 환불이 완료되었습니다`,
    body: `${f.amount}이 고객님의 계좌로 입금되었습니다.\n${f.link}`,
  }),
  'refund-refused': (f) => ({
    subject: `예약 ${f.ref}: 환불이 승인되지 않았습니다`,
    body: `항공사가 환불을 승인하지 않았습니다. 항공권은 유효합니다. 문의: 1800 4444\n${f.link}`,
  }),
};

const ja: MailTexts = {
  booked: (f) => ({
    subject: `予約 ${f.ref} を承りました`,
    body: `${f.route}\nお支払い金額：${f.amount}\n座席と料金はウランバートル時間 ${f.until} まで確保します。それまでにお支払いください。\n${f.link}`,
  }),
  paid: (f) => ({
    subject: `予約 ${f.ref}：お支払いを確認しました`,
    body: `${f.amount} を受け取りました。航空券を発券しています。完了しだいお送りします。\n${f.link}`,
  }),
  'part-paid': (f) => ({
    subject: `予約 ${f.ref}：分割払いのお支払いを確認しました`,
    body: `${f.amount} を受け取りました。残りの金額と期限はご注文のページでご確認いただけます。\n${f.link}`,
  }),
  'part-due': (f) => ({
    subject: `予約 ${f.ref}：次回のお支払い期限が近づいています`,
    body: `${f.route}\n次回のお支払い：${f.amount}、期限は ${f.day} です。お支払い済みの場合は、再度お支払いにならないでください。\n${f.link}`,
  }),
  'part-late': (f) => ({
    subject: `予約 ${f.ref}：分割払いの期限が過ぎています`,
    body: `${f.route}\n期限 ${f.day} の ${f.amount} がまだ届いていません。ご注文のページでお支払いいただけます。お支払い済みの場合は、再度お支払いにならないでください。ご不明な点は 1800 4444 までお電話ください。\n${f.link}`,
  }),
  issued: (f) => ({
    subject: `予約 ${f.ref}：航空券を発券しました`,
    body: `${f.route}\n航空会社の予約番号：${f.airlineReference}\n${f.tickets}\n航空券の確認と印刷：${f.link}`,
  }),
  'issue-delayed': (f) => ({
    subject: `予約 ${f.ref}：発券が遅れています`,
    body: `お支払い（${f.amount}）は受け取っており、予約は有効です。発券を続けていますので、再度のお支払いは不要です。お問い合わせ：1800 4444\n${f.link}`,
  }),
  expired: (f) => ({
    subject: `予約 ${f.ref}：お支払い期限が過ぎました`,
    body: `全額のお支払いが確認できなかったため、座席を解放しました。入金済みの金額はお客様のウォレットにあります。再度ご予約の際は、便を検索してください。\n${f.link}`,
  }),
  credited: (f) => ({
    subject: `予約 ${f.ref}：${f.amount} をウォレットに入金しました`,
    body: `この予約に不要な ${f.amount} の入金があったため、お客様のウォレットに入金しました。お問い合わせ：1800 4444\n${f.link}`,
  }),
  'change-to-pay': (f) => ({
    subject: `予約 ${f.ref}：変更の差額をお支払いください`,
    body: `お支払い金額：${f.amount}\nウランバートル時間 ${f.until} までにお支払いください。それまで現在の航空券は有効です。お支払いがない場合はそのままとなります。\n${f.link}`,
  }),
  'change-lapsed': (f) => ({
    subject: `予約 ${f.ref}：変更の差額が支払われませんでした`,
    body: `差額のお支払いが確認できなかったため、変更は行われませんでした。航空券はそのまま有効です。入金済みの金額はウォレットにあります。\n${f.link}`,
  }),
  'not-delivered': (f) => ({
    subject: `予約 ${f.ref} は成立せず、代金をお返ししました`,
    body: `${f.route}\n提携先から期限内に確認が得られなかったため、予約をキャンセルしました。お支払いの ${f.amount} は全額ウォレットに戻っています。お問い合わせ：1800 4444\n${f.link}`,
  }),
  cancelled: (f) => ({
    subject: `予約 ${f.ref} をキャンセルしました`,
    body: `${f.route}\n座席を解放しました。入金済みの金額はウォレットにあります。お問い合わせ：1800 4444\n${f.link}`,
  }),
  'refund-sent': (f) => ({
    subject: `予約 ${f.ref}：払い戻しを申請しました`,
    body: `払い戻し額：${f.amount}。航空会社の承認後、お客様の口座に振り込みます。進行状況はこちら。\n${f.link}`,
  }),
  'refund-finished': (f) => ({
    subject: `予約 ${f.ref}：払い戻しが完了しました`,
    body: `${f.amount} をお客様の口座に振り込みました。\n${f.link}`,
  }),
  'refund-refused': (f) => ({
    subject: `予約 ${f.ref}：払い戻しは認められませんでした`,
    body: `航空会社が払い戻しを認めませんでした。航空券は有効です。お問い合わせ：1800 4444\n${f.link}`,
  }),
};

/** Mails of an order in the six languages (I18N-01). */
export const orderMailTexts: Readonly<Record<Locale, MailTexts>> = { mn, en, zh, ru, ko, ja };
