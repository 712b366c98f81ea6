import type { Trip } from '@aylal/contracts/trips';
import { labelTable } from './label-table.ts';
import type { SandboxTrip } from './sandbox-trip-list.ts';

/** Who runs trips in the country, and who abroad; neither is a real firm. */
export const operatorLabels = labelTable(`
land | Их Нүүдэл Тур ХХК | Ikh Nuudel Tour | Ikh Nuudel Tour | Их Нүүдэл Тур | Ikh Nuudel Tour | Ikh Nuudel Tour
abroad | Алс Зам Аялал ХХК | Als Zam Travel | Als Zam Travel | Алс Зам Аялал | Als Zam Travel | Als Zam Travel
`);

export function operatorOf({ kind }: SandboxTrip): string {
  return kind === 'package' ? 'abroad' : 'land';
}

/** How hard they are; those that are not here are easy. */
export const levels: Readonly<Record<string, Trip['level']>> = {
  'gobi-7-days': 'moderate',
  'khuvsgul-ice-4-days': 'moderate',
  'terkhiin-tsagaan-6-days': 'moderate',
  'altai-eagle-festival': 'moderate',
  'altai-tavan-bogd-8-days': 'demanding',
};

/** What to bring. */
export const packingLabels = labelTable(`
layers | Дулаан хувцас: шөнө сэрүүн | Warm layers: nights are cold | 保暖衣物：夜间寒冷 | Тёплая одежда: ночи холодные | 따뜻한 옷: 밤에는 춥습니다 | 暖かい服：夜は冷えます
down | Зузаан куртка, бээлий, дулаан гутал | A down jacket, gloves and winter boots | 羽绒服、手套和雪地靴 | Пуховик, перчатки и зимняя обувь | 패딩, 장갑, 방한화 | ダウン、手袋、防寒靴
boots | Явган аяллын гутал | Walking boots | 徒步鞋 | Обувь для ходьбы | 트레킹화 | トレッキングシューズ
wind | Салхи, борооны хувцас | A wind- and rainproof jacket | 防风防雨外套 | Куртка от ветра и дождя | 방풍·방수 재킷 | 防風・防水の上着
sun | Нарны тос, шил, малгай | Sun cream, sunglasses and a hat | 防晒霜、墨镜和帽子 | Крем от солнца, очки и головной убор | 자외선 차단제, 선글라스, 모자 | 日焼け止め、サングラス、帽子
bottle | Усны сав | A water bottle | 水壶 | Бутылка для воды | 물병 | 水筒
lamp | Толгойн гэрэл, зөөврийн цэнэглэгч | A head torch and a power bank | 头灯和充电宝 | Налобный фонарь и внешний аккумулятор | 헤드랜턴과 보조 배터리 | ヘッドランプとモバイルバッテリー
cash | Бэлэн мөнгө: замд карт уншуулах газар цөөн | Cash: few places on the way take cards | 现金：途中可刷卡处很少 | Наличные: карты в пути принимают редко | 현금: 도중 카드 사용처가 적음 | 現金：道中カードはほぼ使えません
medicine | Хувийн эм | Your own medicine | 个人药品 | Личные лекарства | 개인 상비약 | 常備薬
passport | 6 сараас дээш хүчинтэй гадаад паспорт | A passport valid for six months or longer | 有效期六个月以上的护照 | Паспорт, действительный не менее 6 месяцев | 유효기간 6개월 이상 여권 | 残存期間6か月以上のパスポート
swim | Усны хувцас | Swimwear | 泳衣 | Купальник | 수영복 | 水着
adapter | Залгуурын хувиргуур | A plug adapter | 电源转换插头 | Переходник для розетки | 어댑터 | 電源プラグ変換アダプター
`);

/** By where it goes and when. */
export function packingOf({ kind, landscape, season, days }: SandboxTrip): readonly string[] {
  if (kind === 'package')
    return ['passport', 'adapter', landscape === 'coast' || landscape === 'sea' ? 'swim' : 'boots', 'medicine'];
  if (kind === 'day' || days.length < 3) return ['layers', 'wind', 'sun', 'bottle'];
  const winter = season.months.some((month) => [11, 12, 1, 2, 3].includes(month));
  return [winter ? 'down' : 'layers', 'boots', 'wind', 'sun', 'lamp', 'cash', 'medicine'];
}
