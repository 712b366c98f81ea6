import { inLanguages, type Locale } from '@aylal/domain/language';

/** key | category | how often (0 to 100) at five stars | at one star | fee | mn | en | zh | ru | ko | ja */
const table = `
wifi|general|100|90||Үнэгүй Wi-Fi|Free Wi-Fi|免费 Wi-Fi|Бесплатный Wi-Fi|무료 와이파이|無料Wi-Fi
breakfast|food|95|40||Өглөөний цай|Breakfast|早餐|Завтрак|조식|朝食
parking|transport|85|55|day:10000|Зогсоол|Parking|停车场|Парковка|주차장|駐車場
pool|wellness|70|2||Бассейн|Swimming pool|游泳池|Бассейн|수영장|プール
fitness|wellness|85|5||Фитнес|Fitness room|健身房|Фитнес-зал|피트니스|フィットネス
sauna|wellness|60|8|hour:25000|Саун|Sauna|桑拿|Сауна|사우나|サウナ
spa|wellness|55|2|use:90000|Спа|Spa|水疗|Спа|스파|スパ
restaurant|food|95|35||Ресторан|Restaurant|餐厅|Ресторан|레스토랑|レストラン
bar|food|80|15||Бар|Bar|酒吧|Бар|바|バー
kitchen|food|20|30||Гал тогоо|Kitchen|厨房|Кухня|주방|キッチン
lift|general|98|20||Лифт|Lift|电梯|Лифт|엘리베이터|エレベーター
reception|general|100|45||24 цагийн хүлээн авалт|24-hour reception|24 小时前台|Стойка 24 часа|24시간 프런트|24時間フロント
luggage|general|95|60||Ачаа хадгалах|Luggage storage|行李寄存|Хранение багажа|짐 보관|荷物預かり
laundry|general|90|40|use:15000|Угаалга|Laundry|洗衣|Прачечная|세탁|ランドリー
safe|general|95|15||Сейф|Safe|保险箱|Сейф|금고|セーフティボックス
air-conditioning|general|95|25||Агааржуулалт|Air conditioning|空调|Кондиционер|에어컨|エアコン
accessible|general|80|10||Тэргэнцэртэй орох боломжтой|Wheelchair access|无障碍通道|Доступно на коляске|휠체어 이용 가능|車いす対応
airport-transfer|transport|75|20|use:65000|Нисэх буудлаас тосох|Airport transfer|机场接送|Трансфер из аэропорта|공항 픽업|空港送迎
business-centre|business|75|5||Бизнес төв|Business centre|商务中心|Бизнес-центр|비즈니스 센터|ビジネスセンター
meeting-room|business|80|8|hour:80000|Хурлын танхим|Meeting room|会议室|Переговорная|회의실|会議室
family-room|family|70|35||Гэр бүлийн өрөө|Family rooms|家庭房|Семейные номера|가족 객실|ファミリールーム
children-corner|family|45|5||Хүүхдийн булан|Children's corner|儿童角|Детский уголок|어린이 공간|キッズコーナー
pets|family|20|15|day:20000|Амьтантай байж болно|Pets allowed|可携带宠物|Можно с питомцем|반려동물 동반|ペット可
`;

type FeeTime = 'hour' | 'day' | 'stay' | 'use';
type Category = 'general' | 'food' | 'wellness' | 'business' | 'transport' | 'family';

/** A facility that a hotel may have; `fee` is the usual one where it is charged at all, in tögrög. */
export interface FacilityKind {
  readonly key: string;
  readonly category: Category;
  /** Share of hotels that have it, of five stars and of one. */
  readonly often: readonly [number, number];
  readonly fee: { readonly time: FeeTime; readonly amount: number } | null;
  readonly names: Readonly<Record<Locale, string>>;
}

/** Every facility, in the order of filters. */
export function readFacilities(): FacilityKind[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', category = '', five, one, fee = '', ...names] = line.split('|');
      const [time = '', amount] = fee.split(':');
      return {
        key,
        category: category as Category,
        often: [Number(five) / 100, Number(one) / 100],
        fee: fee === '' ? null : { time: time as FeeTime, amount: Number(amount) },
        names: inLanguages((_, index) => names[index] ?? ''),
      };
    });
}
