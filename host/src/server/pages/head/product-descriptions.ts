import type { Locale } from '@aylal/domain';

type Texts = Readonly<Record<Locale, string>>;

/** What is sold under an address, for search engines. The longest start of a path decides; a product that is not here has the shop's own description. */
const descriptions: Readonly<Record<string, Texts>> = {
  '/hotels': {
    mn: 'Монгол болон дэлхийн зочид буудлыг татвартай нийт үнээр харьцуулж, төгрөгөөр захиална. Тусламж: 1800 4444.',
    en: 'Compare hotels in Mongolia and abroad at their full price with taxes, and book in tögrög. Help: 1800 4444.',
    zh: '以含税总价比较蒙古及世界各地的酒店，用图格里克预订。客服：1800 4444。',
    ru: 'Сравнивайте отели Монголии и мира по полной цене с налогами, бронируйте в тугриках. Помощь: 1800 4444.',
    ko: '몽골과 해외 호텔을 세금 포함 총액으로 비교하고 투그릭으로 예약하세요. 문의: 1800 4444.',
    ja: 'モンゴルと海外のホテルを税込みの総額で比較し、トゥグルグで予約できます。お問い合わせ: 1800 4444。',
  },
  '/bus': {
    mn: 'Хот хоорондын автобусны хуваарь, үнэ, суудлыг харж, тасалбараа онлайнаар авна. Тусламж: 1800 4444.',
    en: 'Long-distance buses in Mongolia: times, prices and seats, with the ticket bought online. Help: 1800 4444.',
    zh: '蒙古长途巴士：查看班次、票价和座位，在线购票。客服：1800 4444。',
    ru: 'Междугородние автобусы Монголии: расписание, цены, места и билет онлайн. Помощь: 1800 4444.',
    ko: '몽골 시외버스의 시간표, 요금, 좌석을 보고 온라인으로 예매하세요. 문의: 1800 4444.',
    ja: 'モンゴルの長距離バスの時刻、料金、座席を確認し、オンラインで購入できます。お問い合わせ: 1800 4444。',
  },
  '/trains': {
    mn: 'Галт тэрэгний цаг, үнэ, вагон, байрыг сонгож, тасалбараа онлайнаар авна. Тусламж: 1800 4444.',
    en: 'Trains in Mongolia and over the border: times, wagons and berths, with the ticket online. Help: 1800 4444.',
    zh: '蒙古境内及跨境火车：查看时刻、车厢和铺位，在线购票。客服：1800 4444。',
    ru: 'Поезда по Монголии и за границу: расписание, вагоны, места и билет онлайн. Помощь: 1800 4444.',
    ko: '몽골 국내선과 국제선 열차의 시간, 객차, 좌석을 골라 온라인으로 예매하세요. 문의: 1800 4444.',
    ja: 'モンゴル国内と国際列車の時刻、車両、寝台を選び、オンラインで購入できます。お問い合わせ: 1800 4444。',
  },
  '/trip': {
    mn: 'Говь, Хөвсгөл, Алтай болон гадаад аялал: хөтөлбөр, огноо, үнийг харж захиална. Тусламж: 1800 4444.',
    en: 'Guided trips to the Gobi, Khövsgöl, the Altai and abroad: programme, dates and price. Help: 1800 4444.',
    zh: '戈壁、库苏古尔、阿尔泰及境外跟团游：行程、日期与价格。客服：1800 4444。',
    ru: 'Туры в Гоби, на Хубсугул, Алтай и за границу: программа, даты и цена. Помощь: 1800 4444.',
    ko: '고비, 홉스골, 알타이와 해외 투어의 일정, 날짜, 요금을 확인하세요. 문의: 1800 4444.',
    ja: 'ゴビ、フブスグル、アルタイ、海外へのツアー。日程、出発日、料金を確認できます。お問い合わせ: 1800 4444。',
  },
  '/transports': {
    mn: 'Жолоочтой машин: нисэх буудлын тосолт, хөдөө орон нутгийн аялал өдрөөр. Тусламж: 1800 4444.',
    en: 'Cars with a driver: airport transfers and days in the countryside at a fixed price. Help: 1800 4444.',
    zh: '带司机用车：机场接送与乡间包车，价格固定。客服：1800 4444。',
    ru: 'Машины с водителем: трансфер из аэропорта и поездки по стране по твёрдой цене. Помощь: 1800 4444.',
    ko: '기사 포함 차량: 공항 픽업과 지방 여행을 정해진 요금으로. 문의: 1800 4444.',
    ja: '運転手付きの車。空港送迎と地方への日帰り・宿泊を定額で。お問い合わせ: 1800 4444。',
  },
  '/esim': {
    mn: 'Гадаадад ашиглах eSIM: улсаа сонгож, дата багцаа төгрөгөөр аваад шууд суулгана. Тусламж: 1800 4444.',
    en: 'eSIM for travel abroad: choose a country, buy data in tögrög and install it at once. Help: 1800 4444.',
    zh: '境外旅行 eSIM：选择国家，用图格里克购买流量，立即安装。客服：1800 4444。',
    ru: 'eSIM для поездок: выберите страну, купите данные в тугриках и установите сразу. Помощь: 1800 4444.',
    ko: '해외여행 eSIM: 국가를 고르고 투그릭으로 데이터를 구매해 바로 설치하세요. 문의: 1800 4444.',
    ja: '海外旅行用eSIM。国を選び、トゥグルグで購入してすぐに設定できます。お問い合わせ: 1800 4444。',
  },
  '/insurance': {
    mn: 'Гадаад зорчигчийн даатгал: Шенген болон бусад бүсийн хамгаалалт, гэрчилгээгээ шууд авна. Тусламж: 1800 4444.',
    en: 'Travel insurance for Schengen and beyond: cover, price by day, and the policy at once. Help: 1800 4444.',
    zh: '申根及其他地区旅行保险：保障内容、按天计价，立即出单。客服：1800 4444。',
    ru: 'Страховка для поездок в Шенген и другие страны: покрытие, цена за день, полис сразу. Помощь: 1800 4444.',
    ko: '솅겐과 그 밖의 지역 여행자 보험: 보장 내용과 하루 요금, 증권 즉시 발급. 문의: 1800 4444.',
    ja: 'シェンゲンほか各地域の海外旅行保険。補償、日割り料金、証券はすぐに発行。お問い合わせ: 1800 4444。',
  },
};

/** The description of what is sold at a path; undefined where nothing of the list is. */
export function productDescription(path: string, locale: Locale): string | undefined {
  const [start] = Object.keys(descriptions)
    .filter((one) => path === one || path.startsWith(`${one}/`))
    .toSorted((a, b) => b.length - a.length);
  return start === undefined ? undefined : descriptions[start]?.[locale];
}
