import type { Locale } from '@aylal/domain/language';

interface PlaceText {
  readonly title: string;
  readonly text: string;
}

/** A place of the country, described in every language. */
export interface Place {
  readonly id: string;
  readonly location: { readonly lat: number; readonly lon: number };
  readonly content: Readonly<Record<Locale, PlaceText>>;
}

type Row = readonly [
  id: string,
  lat: number,
  lon: number,
  words: Readonly<Record<Locale, readonly [title: string, text: string]>>,
];

const rows: readonly Row[] = [
  [
    'khuvsgul',
    51.1,
    100.5,
    {
      mn: ['Хөвсгөл нуур', 'Монголын хамгийн гүн, цэнгэг уст нуур. Мөрөнгөөс Хатгал хүртэл 100 орчим километр.'],
      en: ['Lake Khövsgöl', 'The deepest freshwater lake of Mongolia. About 100 kilometres from Mörön to Khatgal.'],
      ru: ['Озеро Хубсугул', 'Самое глубокое пресное озеро Монголии. От Мурэна до Хатгала около 100 километров.'],
      zh: ['库苏古尔湖', '蒙古最深的淡水湖。从木伦到哈特嘎勒约100公里。'],
      ja: ['フブスグル湖', 'モンゴルで最も深い淡水湖。ムルンからハトガルまで約100キロメートル。'],
      ko: ['훕스굴 호수', '몽골에서 가장 깊은 담수호. 무릉에서 하트갈까지 약 100km.'],
    },
  ],
  [
    'terelj',
    47.91,
    107.45,
    {
      mn: [
        'Горхи-Тэрэлж',
        'Улаанбаатараас зүүн хойш 60 орчим километрт байх, хад асга, голын хөндийтэй байгалийн цогцолборт газар.',
      ],
      en: [
        'Gorkhi-Terelj',
        'A national park of rocks and river valleys, about 60 kilometres north-east of Ulaanbaatar.',
      ],
      ru: [
        'Горхи-Тэрэлж',
        'Национальный парк со скалами и речными долинами примерно в 60 километрах к северо-востоку от Улан-Батора.',
      ],
      zh: ['高尔基-特勒吉', '位于乌兰巴托东北约60公里的国家公园，有奇岩和河谷。'],
      ja: ['ゴルヒ・テレルジ', 'ウランバートルの北東約60キロメートルにある、岩山と渓谷の国立公園。'],
      ko: ['고르히-테렐지', '울란바토르 북동쪽 약 60km, 바위와 강 계곡이 있는 국립공원.'],
    },
  ],
  [
    'kharkhorin',
    47.2,
    102.84,
    {
      mn: [
        'Эрдэнэ зуу, Хархорин',
        '1586 онд байгуулсан хийд. Их Монгол улсын нийслэл Хархорумын туурины дэргэд оршино.',
      ],
      en: [
        'Erdene Zuu, Kharkhorin',
        'A monastery founded in 1586 beside the ruins of Karakorum, the capital of the Mongol Empire.',
      ],
      ru: ['Эрдэнэ-Зуу, Хархорин', 'Монастырь, основанный в 1586 году у руин Каракорума, столицы Монгольской империи.'],
      zh: ['额尔德尼召，哈拉和林', '建于1586年的寺院，毗邻蒙古帝国首都哈拉和林遗址。'],
      ja: ['エルデネ・ゾー、ハルホリン', '1586年創建の寺院。モンゴル帝国の都カラコルムの遺跡のそばにあります。'],
      ko: ['에르덴 조, 하르호린', '1586년에 세워진 사원으로 몽골 제국의 수도 카라코룸 유적 옆에 있습니다.'],
    },
  ],
  [
    'orkhon',
    46.79,
    101.96,
    {
      mn: [
        'Орхоны хүрхрээ',
        'Орхоны хөндийн дээд хэсэгт Улаан голын ус 20 орчим метрээс унана. Ус ихтэй үе нь зуны дунд сар.',
      ],
      en: [
        'Orkhon waterfall',
        'In the upper Orkhon valley the Ulaan river falls some 20 metres. It carries most water in midsummer.',
      ],
      ru: [
        'Водопад Орхон',
        'В верховьях долины Орхона река Улан падает примерно с 20 метров. Больше всего воды в середине лета.',
      ],
      zh: ['鄂尔浑瀑布', '位于鄂尔浑河谷上游，乌兰河从约20米高处落下，盛夏水量最大。'],
      ja: ['オルホンの滝', 'オルホン渓谷の上流で、オラーン川が約20メートル落ちます。水量は真夏が最も豊かです。'],
      ko: ['오르혼 폭포', '오르혼 계곡 상류에서 올란 강이 약 20m 아래로 떨어집니다. 한여름에 물이 가장 많습니다.'],
    },
  ],
  [
    'khongor',
    43.77,
    102.18,
    {
      mn: [
        'Хонгорын элс',
        'Говийн хамгийн том элсэн манхны нэг: 100 орчим километр үргэлжилнэ. Даланзадгадаас 180 орчим километр.',
      ],
      en: [
        'Khongor sands',
        'Among the largest dunes of the Gobi, stretching some 100 kilometres. About 180 kilometres from Dalanzadgad.',
      ],
      ru: [
        'Пески Хонгор',
        'Одни из крупнейших дюн Гоби, тянутся примерно на 100 километров. От Даланзадгада около 180 километров.',
      ],
      zh: ['洪戈尔沙丘', '戈壁最大的沙丘之一，绵延约100公里。距达兰扎德嘎德约180公里。'],
      ja: ['ホンゴル砂丘', 'ゴビ最大級の砂丘で、約100キロメートル続きます。ダランザドガドから約180キロメートル。'],
      ko: [
        '홍고르 모래언덕',
        '고비에서 가장 큰 모래언덕 가운데 하나로 약 100km 이어집니다. 달란자드가드에서 약 180km.',
      ],
    },
  ],
  [
    'bayanzag',
    44.14,
    103.73,
    {
      mn: ['Баянзаг', 'Улаан шаварт хясаа. 1920-иод онд энд үлэг гүрвэлийн өндөг анх олджээ.'],
      en: ['Bayanzag, the Flaming Cliffs', 'Red sandstone cliffs where dinosaur eggs were found in the 1920s.'],
      ru: ['Баянзаг, Пылающие скалы', 'Красные скалы, где в 1920-х годах нашли яйца динозавров.'],
      zh: ['巴彦扎格（火焰崖）', '红色砂岩峭壁，20世纪20年代在此发现恐龙蛋。'],
      ja: ['バヤンザグ（炎の崖）', '1920年代に恐竜の卵が見つかった赤い崖。'],
      ko: ['바양작(불타는 절벽)', '1920년대에 공룡알이 발견된 붉은 절벽.'],
    },
  ],
  [
    'khustai',
    47.68,
    105.9,
    {
      mn: [
        'Хустайн нуруу',
        'Тахь буцаан нутагшуулсан байгалийн цогцолборт газар. Улаанбаатараас баруун тийш 100 орчим километр.',
      ],
      en: [
        'Hustai',
        'The national park to which the takhi, the wild horse, has come back. About 100 kilometres west of Ulaanbaatar.',
      ],
      ru: [
        'Хустай',
        'Национальный парк, куда вернулись тахи, дикие лошади. Около 100 километров к западу от Улан-Батора.',
      ],
      zh: ['胡斯台', '普氏野马重返自然的国家公园，位于乌兰巴托以西约100公里。'],
      ja: ['フスタイ', '野生馬タヒが戻ってきた国立公園。ウランバートルの西約100キロメートル。'],
      ko: ['후스타이', '야생말 타히가 돌아온 국립공원. 울란바토르 서쪽 약 100km.'],
    },
  ],
  [
    'terkh',
    48.17,
    99.72,
    {
      mn: [
        'Тэрхийн цагаан нуур',
        'Хорго уулын галт уулын хүрмэн хаалтаар тогтсон нуур. Цэцэрлэгээс баруун тийш 180 орчим километр.',
      ],
      en: [
        'Terkhiin Tsagaan lake',
        'A lake dammed by the lava of the volcano Khorgo. About 180 kilometres west of Tsetserleg.',
      ],
      ru: [
        'Озеро Тэрхийн-Цаган',
        'Озеро, запруженное лавой вулкана Хорго. Около 180 километров к западу от Цэцэрлэга.',
      ],
      zh: ['特尔欣查干湖', '由霍尔果火山熔岩堰塞而成的湖，位于车车尔勒格以西约180公里。'],
      ja: ['テルヒーン・ツァガーン湖', 'ホルゴ火山の溶岩がせき止めた湖。ツェツェルレグの西約180キロメートル。'],
      ko: ['테르힝 차강 호수', '호르고 화산의 용암이 막아 생긴 호수. 체체를레그 서쪽 약 180km.'],
    },
  ],
];

export const places: readonly Place[] = rows.map(([id, lat, lon, content]) => ({
  id,
  location: { lat, lon },
  content: {
    mn: { title: content.mn[0], text: content.mn[1] },
    en: { title: content.en[0], text: content.en[1] },
    zh: { title: content.zh[0], text: content.zh[1] },
    ru: { title: content.ru[0], text: content.ru[1] },
    ko: { title: content.ko[0], text: content.ko[1] },
    ja: { title: content.ja[0], text: content.ja[1] },
  },
}));
