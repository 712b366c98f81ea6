import type { TrainClass } from '@aylal/domain/trains';
import type { SupplierStation } from '../../products/trains/train-supplier.ts';

type StationRow = readonly [id: string, mn: string, en: string, zh: string, ru: string, ko: string, ja: string];

const stationRows: readonly StationRow[] = [
  ['ULB', 'Улаанбаатар', 'Ulaanbaatar', '乌兰巴托', 'Улан-Батор', '울란바토르', 'ウランバートル'],
  ['ZKH', 'Зүүнхараа', 'Züünkharaa', '宗哈拉', 'Дзун-Хара', '준하라', 'ズーンハラー'],
  ['DAR', 'Дархан', 'Darkhan', '达尔汗', 'Дархан', '다르항', 'ダルハン'],
  ['ERD', 'Эрдэнэт', 'Erdenet', '额尔登特', 'Эрдэнэт', '에르데네트', 'エルデネト'],
  ['SUK', 'Сүхбаатар', 'Sükhbaatar', '苏赫巴托尔', 'Сухэ-Батор', '수흐바타르', 'スフバートル'],
  ['CHO', 'Чойр', 'Choir', '乔伊尔', 'Чойр', '초이르', 'チョイル'],
  ['SSH', 'Сайншанд', 'Sainshand', '赛音山达', 'Сайншанд', '사인샨드', 'サインシャンド'],
  ['ZUD', 'Замын-Үүд', 'Zamyn-Üüd', '扎门乌德', 'Замын-Уудэ', '자밍우드', 'ザミーンウード'],
  ['ERL', 'Эрээн', 'Erlian', '二连浩特', 'Эрэн-Хото', '얼롄하오터', 'エレンホト'],
  ['ULU', 'Улаан-Үд', 'Ulan-Ude', '乌兰乌德', 'Улан-Удэ', '울란우데', 'ウラン・ウデ'],
  ['IRK', 'Эрхүү', 'Irkutsk', '伊尔库茨克', 'Иркутск', '이르쿠츠크', 'イルクーツク'],
];

/** The stations that lie over a border. */
const abroad: Readonly<Record<string, SupplierStation['country']>> = { ERL: 'CN', ULU: 'RU', IRK: 'RU' };

/** The stations of the sandbox's railway; all of them keep the time of Ulaanbaatar or one like it. */
export const sandboxStations: readonly SupplierStation[] = stationRows.map(([id, mn, en, zh, ru, ko, ja]) => ({
  id,
  country: abroad[id] ?? 'MN',
  name: { mn, en, zh, ru, ko, ja },
}));

export interface SandboxTrain {
  readonly number: string;
  /** Days of the week on which it starts; 0 is Sunday. */
  readonly days: readonly number[];
  /** When it leaves its first station. */
  readonly time: string;
  readonly classes: readonly TrainClass[];
  /** Minutes after the start of arriving and leaving, and kilometres from the first station. */
  readonly stops: readonly {
    readonly station: string;
    readonly arrives: number;
    readonly departs: number;
    readonly km: number;
  }[];
}

const all: readonly TrainClass[] = ['public', 'open', 'compartment'];
type TrainRow = readonly [number: string, time: string, classes: readonly TrainClass[], stops: string, days?: string];

/** Stops are `station/arrival/departure/km`. */
const trainRows: readonly TrainRow[] = [
  ['211', '08:30', ['public'], 'ULB/0/0/0 ZKH/125/127/178 DAR/250/250/283'],
  ['212', '16:00', ['public'], 'DAR/0/0/0 ZKH/123/125/105 ULB/250/250/283'],
  ['271', '10:30', all, 'ULB/0/0/0 ZKH/210/220/178 DAR/400/415/283 SUK/530/530/380'],
  ['272', '21:05', all, 'SUK/0/0/0 DAR/130/145/97 ZKH/315/325/202 ULB/555/555/380'],
  ['273', '20:25', all, 'ULB/0/0/0 ZKH/210/220/178 DAR/380/395/283 ERD/645/645/462'],
  ['274', '19:20', all, 'ERD/0/0/0 DAR/260/275/179 ZKH/435/445/284 ULB/670/670/462'],
  ['276', '17:15', all, 'ULB/0/0/0 CHO/335/350/250 SSH/615/630/463 ZUD/835/835/709'],
  ['275', '18:05', all, 'ZUD/0/0/0 SSH/215/230/246 CHO/500/515/459 ULB/850/850/709'],
  ['285', '09:35', all, 'ULB/0/0/0 CHO/325/340/250 SSH/585/585/463'],
  ['286', '21:00', all, 'SSH/0/0/0 CHO/250/265/213 ULB/590/590/463'],
  ['33', '20:00', ['compartment'], 'ULB/0/0/0 CHO/300/315/250 SSH/540/555/463 ZUD/740/860/709 ERL/890/890/718', '04'],
  ['34', '17:45', ['compartment'], 'ERL/0/0/0 ZUD/30/150/9 SSH/340/355/255 CHO/590/605/468 ULB/915/915/718', '15'],
  [
    '263',
    '15:20',
    ['compartment'],
    'ULB/0/0/0 DAR/310/325/283 SUK/430/545/380 ULU/920/960/657 IRK/1400/1400/1113',
    '26',
  ],
  [
    '264',
    '08:13',
    ['compartment'],
    'IRK/0/0/0 ULU/440/480/456 SUK/860/975/733 DAR/1080/1095/830 ULB/1410/1410/1113',
    '26',
  ],
];

/** The trains of the sandbox's railway: between the towns every day, over the border on two days of the week. */
export const sandboxTrains: readonly SandboxTrain[] = trainRows.map(
  ([number, time, classes, stops, days = '0123456']) => ({
    number,
    time,
    classes,
    days: [...days].map(Number),
    stops: stops.split(' ').map((one) => {
      const [station = '', arrives, departs, km] = one.split('/');
      return { station, arrives: Number(arrives), departs: Number(departs), km: Number(km) };
    }),
  }),
);
