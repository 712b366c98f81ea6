import type { SupplierStop } from '../../products/buses/bus-supplier.ts';

/** Where the zone of Khovd holds, an hour behind the capital. */
const west = 7;
const capital = 8;

type Names = readonly [mn: string, en: string, zh: string, ru: string, ko: string, ja: string];
type Row = readonly [id: string, zone: number, town: Names, name?: Names];

const ulaanbaatar: Names = ['Улаанбаатар', 'Ulaanbaatar', '乌兰巴托', 'Улан-Батор', '울란바토르', 'ウランバートル'];

const rows: readonly Row[] = [
  [
    '101',
    capital,
    ulaanbaatar,
    ['Драгон төв', 'Dragon terminal', '龙车站', 'Автовокзал «Драгон»', '드래곤 터미널', 'ドラゴン・ターミナル'],
  ],
  [
    '102',
    capital,
    ulaanbaatar,
    [
      'Баянзүрх төв',
      'Bayanzürkh terminal',
      '巴彦祖尔赫车站',
      'Автовокзал «Баянзурх»',
      '바얀주르흐 터미널',
      'バヤンズルフ・ターミナル',
    ],
  ],
  ['201', capital, ['Дархан', 'Darkhan', '达尔汗', 'Дархан', '다르항', 'ダルハン']],
  ['202', capital, ['Эрдэнэт', 'Erdenet', '额尔登特', 'Эрдэнэт', '에르데네트', 'エルデネト']],
  ['203', capital, ['Сүхбаатар', 'Sükhbaatar', '苏赫巴托尔', 'Сухэ-Батор', '수흐바타르', 'スフバートル']],
  ['204', capital, ['Булган', 'Bulgan', '布尔干', 'Булган', '불간', 'ボルガン']],
  ['205', capital, ['Мөрөн', 'Mörön', '木伦', 'Мурэн', '무릉', 'ムルン']],
  ['207', capital, ['Хархорин', 'Kharkhorin', '哈拉和林', 'Хархорин', '하르호린', 'ハルホリン']],
  ['208', capital, ['Арвайхээр', 'Arvaikheer', '阿尔拜赫雷', 'Арвайхээр', '아르바이헤르', 'アルバイヘール']],
  ['209', capital, ['Баянхонгор', 'Bayankhongor', '巴彦洪戈尔', 'Баянхонгор', '바양홍고르', 'バヤンホンゴル']],
  ['210', west, ['Алтай', 'Altai', '阿尔泰', 'Алтай', '알타이', 'アルタイ']],
  ['211', west, ['Ховд', 'Khovd', '科布多', 'Ховд', '호브드', 'ホブド']],
  ['212', west, ['Өлгий', 'Ölgii', '乌列盖', 'Улгий', '울기', 'ウルギー']],
  ['213', capital, ['Цэцэрлэг', 'Tsetserleg', '车车尔勒格', 'Цэцэрлэг', '체체를레그', 'ツェツェルレグ']],
  ['214', west, ['Тосонцэнгэл', 'Tosontsengel', '托松臣格勒', 'Тосонцэнгэл', '토손쳉겔', 'トソンツェンゲル']],
  ['215', west, ['Улиастай', 'Uliastai', '乌里雅斯太', 'Улиастай', '울리아스타이', 'ウリヤスタイ']],
  ['216', west, ['Улаангом', 'Ulaangom', '乌兰固木', 'Улангом', '울란곰', 'ウランゴム']],
  ['301', capital, ['Багануур', 'Baganuur', '巴格诺尔', 'Багануур', '바가누르', 'バガヌール']],
  ['302', capital, ['Чингис', 'Chinggis', '成吉思', 'Чингис', '칭기스', 'チンギス']],
  ['303', capital, ['Баруун-Урт', 'Baruun-Urt', '西乌尔特', 'Барун-Урт', '바룬우르트', 'バローンオルト']],
  ['304', capital, ['Чойбалсан', 'Choibalsan', '乔巴山', 'Чойбалсан', '초이발산', 'チョイバルサン']],
  ['305', capital, ['Чойр', 'Choir', '乔伊尔', 'Чойр', '초이르', 'チョイル']],
  ['306', capital, ['Сайншанд', 'Sainshand', '赛音山达', 'Сайншанд', '사인샨드', 'サインシャンド']],
  ['307', capital, ['Замын-Үүд', 'Zamyn-Üüd', '扎门乌德', 'Замын-Уудэ', '자밍우드', 'ザミーンウード']],
  ['308', capital, ['Мандалговь', 'Mandalgovi', '曼达尔戈壁', 'Мандалгоби', '만달고비', 'マンダルゴビ']],
  ['309', capital, ['Даланзадгад', 'Dalanzadgad', '达兰扎德嘎德', 'Даланзадгад', '달란자드가드', 'ダランザドガド']],
];

/** The stops of the sandbox's partner: both stations of the capital, and the centres of the provinces. One station of a town is called after it. */
export const sandboxStops: readonly SupplierStop[] = rows.map(([id, , town, name = town]) => ({
  id,
  name: named(name),
  town: named(town),
}));

/** Hours ahead of UTC, all year, by stop. */
export const zoneOfStop: ReadonlyMap<string, number> = new Map(rows.map(([id, zone]) => [id, zone]));

function named([mn, en, zh, ru, ko, ja]: Names) {
  return { mn, en, zh, ru, ko, ja };
}
