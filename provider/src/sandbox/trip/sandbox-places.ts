import type { Landscape } from '../../platform/drawing/landscapes.ts';
import { labelTable } from './label-table.ts';

/** Where the sandbox's operator goes. */
export const placeLabels = labelTable(`
ub | Улаанбаатар | Ulaanbaatar | 乌兰巴托 | Улан-Батор | 울란바토르 | ウランバートル
baga | Бага газрын чулуу | Baga Gazryn Chuluu | 巴嘎嘎扎林石林 | Бага-Газрын-Чулуу | 바가 가즈링 촐로 | バガ・ガズリン・チョロー
suvarga | Цагаан суварга | Tsagaan Suvarga | 查干苏瓦尔加 | Цагаан-Суварга | 차강 소브라가 | ツァガーン・ソワルガ
yol | Ёлын ам | Yolyn Am | 约林峡谷 | Ёлын-Ам | 욜링암 | ヨリーン・アム
khongor | Хонгорын элс | Khongoryn Els | 洪戈尔沙丘 | Хонгорын-Элс | 홍고린 엘스 | ホンゴリン・エルス
bayanzag | Баянзаг | Bayanzag | 巴彦扎格 | Баянзаг | 바양작 | バヤンザグ
ongi | Онгийн хийд | Ongi Monastery | 翁吉寺 | монастырь Онги | 옹기 사원 | オンギ寺院
kharkhorin | Хархорин | Kharkhorin | 哈拉和林 | Хархорин | 하르호린 | ハラホリン
orkhon | Орхоны хүрхрээ | Orkhon Waterfall | 鄂尔浑瀑布 | Орхонский водопад | 오르홍 폭포 | オルホン滝
tsenkher | Цэнхэрийн рашаан | Tsenkher Hot Springs | 青赫尔温泉 | источники Цэнхэр | 쳉헤르 온천 | ツェンヘル温泉
elsen | Элсэн тасархай | Elsen Tasarkhai | 额勒森塔萨尔海 | Элсэн-Тасархай | 엘승 타사르하이 | エルセン・タサルハイ
khatgal | Хатгал | Khatgal | 哈特嘎勒 | Хатгал | 하트갈 | ハトガル
khuvsgul | Хөвсгөл нуур | Lake Khövsgöl | 库苏古尔湖 | озеро Хубсугул | 홉스골 호수 | フブスグル湖
olgii | Өлгий | Ölgii | 乌列盖 | Улгий | 울기 | ウルギー
tavanbogd | Алтай таван богд | Altai Tavan Bogd | 阿尔泰五圣山 | Алтай-Таван-Богд | 알타이 타왕복드 | アルタイ・タワンボグド
sagsai | Сагсай | Sagsai | 萨格赛 | Сагсай | 삭사이 | サグサイ
terelj | Тэрэлж | Terelj | 特日勒吉 | Тэрэлж | 테를지 | テレルジ
tsonjin | Цонжин болдог | Tsonjin Boldog | 成吉思汗骑像园区 | Цонжин-Болдог | 천진벌덕 | ツォンジン・ボルドグ
aryabal | Арьяабалын сүм | Aryabal Temple | 阿里亚巴尔寺 | храм Арьяабал | 아리야발 사원 | アリヤバル寺院
khustai | Хустайн нуруу | Khustai | 胡斯台国家公园 | Хустай | 후스타이 | ホスタイ
tsetserleg | Цэцэрлэг | Tsetserleg | 车车尔勒格 | Цэцэрлэг | 체체를렉 | ツェツェルレグ
khorgo | Хорго | Khorgo Volcano | 霍尔戈火山 | вулкан Хорго | 허르거 화산 | ホルゴ火山
terkh | Тэрхийн цагаан нуур | Terkhiin Tsagaan Lake | 特尔欣查干湖 | озеро Тэрхийн-Цагаан | 테르힝 차강 호수 | テルヒーン・ツァガーン湖
khuidolon | Хүй долоон худаг | Khui Doloon Khudag | 辉都伦胡达格 | Хуй-Долоон-Худаг | 후이 덜렁 호닥 | フイ・ドローン・ホダグ
seoul | Сөүл | Seoul | 首尔 | Сеул | 서울 | ソウル
nami | Нами арал | Nami Island | 南怡岛 | остров Нами | 남이섬 | ナミ島
sanya | Санъяа | Sanya | 三亚 | Санья | 싼야 | 三亜
yalong | Ялун булан | Yalong Bay | 亚龙湾 | бухта Ялунвань | 야룽만 | 亜龍湾
antalya | Анталья | Antalya | 安塔利亚 | Анталья | 안탈리아 | アンタルヤ
pamukkale | Памуккале | Pamukkale | 棉花堡 | Памуккале | 파묵칼레 | パムッカレ
tokyo | Токио | Tokyo | 东京 | Токио | 도쿄 | 東京
hakone | Хаконэ | Hakone | 箱根 | Хаконэ | 하코네 | 箱根
kawaguchi | Кавагүчи нуур | Lake Kawaguchi | 河口湖 | озеро Кавагути | 가와구치코 호수 | 河口湖
`);

/** Where they lie, in degrees, and what the land is like. */
const lands = new Map(
  `
ub 47.9185 106.9177 city
baga 46.2333 106.0167 cliffs
suvarga 44.5733 105.745 cliffs
yol 43.4833 104.0667 valley
khongor 43.795 102.27 dunes
bayanzag 44.1417 103.725 cliffs
ongi 45.339 104.007 steppe
kharkhorin 47.1975 102.8238 steppe
orkhon 46.787 101.96 valley
tsenkher 47.318 101.656 forest
elsen 47.333 103.683 dunes
khatgal 50.4425 100.1603 forest
khuvsgul 50.65 100.17 lake
olgii 48.9683 89.9624 steppe
tavanbogd 49.07 88.05 peaks
sagsai 48.908 89.653 peaks
terelj 47.9867 107.4606 forest
tsonjin 47.8081 107.5306 steppe
aryabal 47.959 107.428 valley
khustai 47.69 105.89 steppe
tsetserleg 47.475 101.4542 valley
khorgo 48.1867 99.855 peaks
terkh 48.17 99.73 lake
khuidolon 47.95 106.44 naadam
seoul 37.5665 126.978 seoul
nami 37.791 127.5255 forest
sanya 18.2528 109.5119 sea
yalong 18.23 109.64 coast
antalya 36.8969 30.7133 coast
pamukkale 37.924 29.119 cliffs
tokyo 35.6812 139.7671 tokyo
hakone 35.2324 139.1069 forest
kawaguchi 35.517 138.751 lake
`
    .trim()
    .split('\n')
    .map((line) => {
      const [place = '', lat, lon, land] = line.split(' ');
      return [place, { lat: Number(lat), lon: Number(lon), landscape: land as Landscape }] as const;
    }),
);

/** Throws for a place that is not in the table. */
export function positionOf(place: string): { readonly lat: number; readonly lon: number } {
  const { lat, lon } = landAt(place);
  return { lat, lon };
}

/** Throws for a place that is not in the table. */
export function landscapeOf(place: string): Landscape {
  return landAt(place).landscape;
}

function landAt(place: string) {
  const at = lands.get(place);
  if (!at) throw new Error(`nobody knows where "${place}" is`);
  return at;
}
