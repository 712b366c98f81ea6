import type { Landscape } from '../../platform/drawing/landscapes.ts';
import type { TripKind } from '@aylal/contracts/trips';

/** When a trip leaves: on these days of the week (0 is Sunday) in these months, every so many weeks, or on fixed days of a year (`10-03`). */
export interface SandboxSeason {
  readonly months: readonly number[];
  readonly weekdays: readonly number[];
  readonly everyWeeks?: number;
  readonly fixed?: readonly string[];
  /** How many days ahead it is sold. */
  readonly ahead: number;
}

export interface SandboxTrip {
  readonly id: string;
  readonly kind: TripKind;
  readonly landscape: Landscape;
  readonly price: number;
  readonly single: number;
  /** Share of the price that a child pays, in per cent. */
  readonly child: number;
  readonly group: readonly [min: number, max: number];
  readonly childBelow: number;
  readonly languages: readonly string[];
  /** Days: `places > doings > meals > stay`; meals by their first letters. */
  readonly days: readonly string[];
  readonly included: string;
  readonly excluded: string;
  readonly terms: keyof typeof sandboxTerms;
  /** Per cent of the price, and the days before the departure by which the rest is paid. */
  readonly deposit?: readonly [percent: number, restDays: number];
  readonly season: SandboxSeason;
}

/** Days before the departure and what cancelling costs from then on, in per cent. */
export const sandboxTerms = {
  land: [
    [30, 10],
    [14, 30],
    [7, 50],
    [2, 100],
  ],
  day: [
    [3, 50],
    [1, 100],
  ],
  abroad: [
    [45, 20],
    [30, 50],
    [14, 100],
  ],
} as const;

const warm = [5, 6, 7, 8, 9];
const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const land = 'car guide meals nights entry';
const flown = 'domestic transfer car guide meals nights entry';
const abroad = 'international transfer guide meals nights entry';
const notLand = 'insurance drinks own tips';
const notAbroad = 'insurance visa other own';

/** What the sandbox's operator offers. */
export const sandboxTrips: readonly SandboxTrip[] = [
  {
    id: 'gobi-7-days',
    kind: 'tour',
    landscape: 'dunes',
    price: 2_480_000,
    single: 420_000,
    child: 70,
    group: [4, 12],
    childBelow: 12,
    languages: ['mn', 'en', 'ko'],
    days: [
      'ub baga > start rocks > ld > camp',
      'baga suvarga > cliffs > bld > camp',
      'suvarga yol > gorge > bld > camp',
      'yol khongor > dunes > bld > family',
      'khongor bayanzag > camel fossils > bld > camp',
      'bayanzag ongi > ruins > bld > camp',
      'ongi ub > home > bl > -',
    ],
    included: land,
    excluded: notLand,
    terms: 'land',
    deposit: [30, 14],
    season: { months: [5, 6, 7, 8, 9, 10], weekdays: [6], ahead: 330 },
  },
  {
    id: 'khuvsgul-5-days',
    kind: 'tour',
    landscape: 'lake',
    price: 1_980_000,
    single: 360_000,
    child: 75,
    group: [4, 14],
    childBelow: 12,
    languages: ['mn', 'en', 'ru'],
    days: [
      'ub khatgal > flightout > ld > camp',
      'khuvsgul > boat hike > bld > camp',
      'khuvsgul > reindeer ride > bld > camp',
      'khuvsgul > rest > bld > camp',
      'khatgal ub > flightback > b > -',
    ],
    included: flown,
    excluded: notLand,
    terms: 'land',
    deposit: [30, 14],
    season: { months: [6, 7, 8, 9], weekdays: [5], ahead: 330 },
  },
  {
    id: 'khuvsgul-ice-4-days',
    kind: 'tour',
    landscape: 'ice',
    price: 1_640_000,
    single: 290_000,
    child: 75,
    group: [4, 16],
    childBelow: 12,
    languages: ['mn', 'en'],
    days: [
      'ub khatgal > flightout > ld > camp',
      'khuvsgul > hike reindeer > bld > camp',
      'khuvsgul > rest > bld > camp',
      'khatgal ub > flightback > b > -',
    ],
    included: flown,
    excluded: notLand,
    terms: 'land',
    season: { months: [2, 3], weekdays: [4], ahead: 180 },
  },
  {
    id: 'orkhon-valley-4-days',
    kind: 'tour',
    landscape: 'valley',
    price: 1_190_000,
    single: 220_000,
    child: 70,
    group: [4, 12],
    childBelow: 12,
    languages: ['mn', 'en', 'ko', 'ja'],
    days: [
      'ub elsen kharkhorin > start sand > ld > camp',
      'kharkhorin orkhon > erdenezuu waterfall > bld > family',
      'orkhon tsenkher > ride springs > bld > camp',
      'tsenkher ub > home > bl > -',
    ],
    included: land,
    excluded: notLand,
    terms: 'land',
    season: { months: warm, weekdays: [4], ahead: 330 },
  },
  {
    id: 'terkhiin-tsagaan-6-days',
    kind: 'tour',
    landscape: 'lake',
    price: 1_760_000,
    single: 300_000,
    child: 70,
    group: [4, 10],
    childBelow: 12,
    languages: ['mn', 'en', 'zh'],
    days: [
      'ub kharkhorin > start erdenezuu > ld > camp',
      'kharkhorin tsetserleg > museum > bld > hotel3',
      'tsetserleg terkh > hike > bld > camp',
      'khorgo terkh > crater rest > bld > camp',
      'terkh tsenkher > springs > bld > camp',
      'tsenkher ub > home > bl > -',
    ],
    included: land,
    excluded: notLand,
    terms: 'land',
    season: { months: [6, 7, 8, 9], weekdays: [1], everyWeeks: 2, ahead: 330 },
  },
  {
    id: 'altai-eagle-festival',
    kind: 'tour',
    landscape: 'peaks',
    price: 3_350_000,
    single: 380_000,
    child: 85,
    group: [6, 18],
    childBelow: 12,
    languages: ['mn', 'en', 'ru'],
    days: [
      'ub olgii > flightout museum > ld > hotel3',
      'olgii sagsai > kazakh ride > bld > family',
      'sagsai olgii > eagleopen > bld > hotel3',
      'olgii > eagleday > bld > hotel3',
      'olgii ub > flightback > b > -',
    ],
    included: flown,
    excluded: notLand,
    terms: 'land',
    season: { months: [], weekdays: [], fixed: ['10-01'], ahead: 400 },
  },
  {
    id: 'altai-tavan-bogd-8-days',
    kind: 'tour',
    landscape: 'peaks',
    price: 3_890_000,
    single: 450_000,
    child: 90,
    group: [4, 10],
    childBelow: 0,
    languages: ['mn', 'en'],
    days: [
      'ub olgii > flightout museum > ld > hotel3',
      'olgii sagsai > kazakh > bld > family',
      'sagsai tavanbogd > ride > bld > camp',
      'tavanbogd > hike > bld > camp',
      'tavanbogd > hike rest > bld > camp',
      'tavanbogd sagsai > ride > bld > family',
      'sagsai olgii > museum > bld > hotel3',
      'olgii ub > flightback > b > -',
    ],
    included: flown,
    excluded: notLand,
    terms: 'land',
    deposit: [40, 21],
    season: { months: [7, 8], weekdays: [2], everyWeeks: 2, ahead: 330 },
  },
  {
    id: 'naadam-4-days',
    kind: 'tour',
    landscape: 'naadam',
    price: 1_850_000,
    single: 390_000,
    child: 80,
    group: [2, 24],
    childBelow: 12,
    languages: ['mn', 'en', 'zh', 'ko', 'ja', 'ru'],
    days: [
      'ub > citywalk > ld > hotel4',
      'ub > opening games > bld > hotel4',
      'khuidolon ub > races games > bld > hotel4',
      'terelj ub > statue home > bl > -',
    ],
    included: 'ticket bus guide meals nights entry',
    excluded: notLand,
    terms: 'land',
    season: { months: [], weekdays: [], fixed: ['07-10'], ahead: 400 },
  },
  {
    id: 'khustai-takhi-2-days',
    kind: 'tour',
    landscape: 'steppe',
    price: 420_000,
    single: 90_000,
    child: 60,
    group: [2, 16],
    childBelow: 12,
    languages: ['mn', 'en'],
    days: ['ub khustai > start takhi > ld > camp', 'khustai ub > ride home > bl > -'],
    included: land,
    excluded: notLand,
    terms: 'land',
    season: { months: all, weekdays: [6], ahead: 150 },
  },
  {
    id: 'terelj-day',
    kind: 'day',
    landscape: 'forest',
    price: 165_000,
    single: 0,
    child: 60,
    group: [1, 20],
    childBelow: 12,
    languages: ['mn', 'en', 'zh', 'ko'],
    days: ['ub tsonjin terelj aryabal > start statue temple ride home > l > -'],
    included: 'bus guide meals entry',
    excluded: 'insurance drinks own',
    terms: 'day',
    season: { months: all, weekdays: [0, 2, 4, 6], ahead: 60 },
  },
  {
    id: 'seoul-5-days',
    kind: 'package',
    landscape: 'seoul',
    price: 3_290_000,
    single: 620_000,
    child: 80,
    group: [6, 20],
    childBelow: 12,
    languages: ['mn'],
    days: [
      'ub seoul > flyabroad > d > hotel4',
      'seoul > palace towers > bl > hotel4',
      'seoul nami > island > bl > hotel4',
      'seoul > market > b > hotel4',
      'seoul ub > flyhome > b > -',
    ],
    included: abroad,
    excluded: notAbroad,
    terms: 'abroad',
    season: { months: all, weekdays: [4], everyWeeks: 2, ahead: 180 },
  },
  {
    id: 'sanya-8-days',
    kind: 'package',
    landscape: 'sea',
    price: 3_780_000,
    single: 890_000,
    child: 75,
    group: [10, 30],
    childBelow: 12,
    languages: ['mn', 'zh'],
    days: [
      'ub sanya > flyabroad > d > resort',
      'yalong > beach > bd > resort',
      'sanya > sail > bd > resort',
      'yalong > beach > bd > resort',
      'sanya > market > bd > resort',
      'yalong > beach > bd > resort',
      'sanya > beach > bd > resort',
      'sanya ub > flyhome > b > -',
    ],
    included: abroad,
    excluded: notAbroad,
    terms: 'abroad',
    season: { months: [1, 2, 3, 10, 11, 12], weekdays: [6], everyWeeks: 2, ahead: 180 },
  },
  {
    id: 'antalya-8-days',
    kind: 'package',
    landscape: 'coast',
    price: 4_690_000,
    single: 1_050_000,
    child: 70,
    group: [10, 30],
    childBelow: 12,
    languages: ['mn', 'ru'],
    days: [
      'ub antalya > flyabroad > d > resort',
      'antalya > beach > bd > resort',
      'antalya > oldtown sail > bd > resort',
      'antalya pamukkale > terraces > bld > hotel4',
      'pamukkale antalya > market > bd > resort',
      'antalya > beach > bd > resort',
      'antalya > beach > bd > resort',
      'antalya ub > flyhome > b > -',
    ],
    included: abroad,
    excluded: notAbroad,
    terms: 'abroad',
    deposit: [50, 30],
    season: { months: [5, 6, 7, 8, 9, 10], weekdays: [0], everyWeeks: 2, ahead: 330 },
  },
  {
    id: 'tokyo-fuji-6-days',
    kind: 'package',
    landscape: 'tokyo',
    price: 5_150_000,
    single: 940_000,
    child: 85,
    group: [6, 16],
    childBelow: 12,
    languages: ['mn', 'ja'],
    days: [
      'ub tokyo > flyabroad > d > hotel4',
      'tokyo > towers > bl > hotel4',
      'tokyo hakone > onsen > bd > inn',
      'hakone kawaguchi > fuji > bl > hotel4',
      'kawaguchi tokyo > market > b > hotel4',
      'tokyo ub > flyhome > b > -',
    ],
    included: abroad,
    excluded: notAbroad,
    terms: 'abroad',
    deposit: [50, 30],
    season: { months: [3, 4, 5, 10, 11, 12], weekdays: [3], everyWeeks: 2, ahead: 180 },
  },
];
