import type { Locale } from '@aylal/domain/language';

interface HeadLabels {
  readonly brand: string;
  readonly home: { readonly title: string; readonly description: string };
  readonly help: { readonly title: string; readonly description: string };
  readonly news: { readonly title: string; readonly description: string };
  readonly missing: string;
}

/** Titles and descriptions of pages that bring none themselves. */
export const headLabels: Readonly<Record<Locale, HeadLabels>> = {
  mn: {
    brand: 'Аялал',
    home: {
      title: 'Аялал · Нислэгийн тийз, аяллын захиалга',
      description:
        'Нислэг, зочид буудал, автобус, галт тэрэг, аялал, eSIM, даатгалыг нийт үнээр нь төгрөгөөр. Тусламж: 1800 4444.',
    },
    help: {
      title: 'Тусламжийн төв',
      description: 'Захиалга, төлбөр, буцаалт, тээш, хэсэгчлэн төлөх тухай түгээмэл асуултын хариу.',
    },
    news: { title: 'Мэдээ', description: 'Аялалын шинэ чиглэл, үйлчилгээ, төлбөрийн мэдээ.' },
    missing: 'Ийм хуудас алга',
  },
  en: {
    brand: 'Aylal',
    home: {
      title: 'Aylal · Flights and travel booking',
      description:
        'Find flights, hotels, buses, trains, trips, eSIM and insurance at their full price, and pay in tögrög. Help: 1800 4444.',
    },
    help: {
      title: 'Help centre',
      description: 'Answers about booking, payment, refunds, baggage and instalments with Aylal.',
    },
    news: { title: 'News', description: 'New routes, services and ways to pay at Aylal.' },
    missing: 'No such page',
  },
  zh: {
    brand: 'Aylal',
    home: {
      title: 'Aylal · 机票与旅行预订',
      description: '以含税总价预订航班、酒店、巴士、火车、旅游、eSIM 和保险，用图格里克付款。客服：1800 4444。',
    },
    help: { title: '帮助中心', description: '关于预订、付款、退票、行李和分期付款的常见问题解答。' },
    news: { title: '新闻', description: 'Aylal 的新航线、服务与付款方式。' },
    missing: '找不到该页面',
  },
  ru: {
    brand: 'Aylal',
    home: {
      title: 'Aylal · Авиабилеты и путешествия',
      description:
        'Рейсы, отели, автобусы, поезда, туры, eSIM и страховки по полной цене, оплата в тугриках. Помощь: 1800 4444.',
    },
    help: {
      title: 'Центр помощи',
      description: 'Ответы о бронировании, оплате, возвратах, багаже и рассрочке в Aylal.',
    },
    news: { title: 'Новости', description: 'Новые направления, услуги и способы оплаты в Aylal.' },
    missing: 'Такой страницы нет',
  },
  ko: {
    brand: 'Aylal',
    home: {
      title: 'Aylal · 항공권과 여행 예약',
      description: '항공편, 호텔, 버스, 기차, 투어, eSIM, 보험을 총액으로 찾고 투그릭으로 결제하세요. 문의: 1800 4444.',
    },
    help: { title: '고객센터', description: '예약, 결제, 환불, 수하물, 분할 결제에 대한 답변.' },
    news: { title: '소식', description: 'Aylal의 새 노선, 서비스, 결제 소식.' },
    missing: '페이지를 찾을 수 없습니다',
  },
  ja: {
    brand: 'Aylal',
    home: {
      title: 'Aylal · 航空券と旅行の予約',
      description:
        'フライト、ホテル、バス、列車、ツアー、eSIM、保険を税込みの総額で予約し、トゥグルグで支払えます。お問い合わせ: 1800 4444。',
    },
    help: { title: 'ヘルプセンター', description: 'ご予約、お支払い、払い戻し、手荷物、分割払いについての回答。' },
    news: { title: 'お知らせ', description: 'Aylalの新しい路線、サービス、お支払い方法。' },
    missing: 'ページが見つかりません',
  },
};
