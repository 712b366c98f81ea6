import type { AirportFacts } from './airport.ts';

/**
 * Where the airport package is wrong, checked against field-facts §2.13 and §7: the western aimags live in Asia/Hovd (+07), Chinggis Khaan
 * lies at 4,482 ft, Buyant-Ukhaa is closed to scheduled flights and Choibalsan is not. Names of the package that nobody uses are replaced.
 */
export const airportCorrections: Readonly<Record<string, Partial<Omit<AirportFacts, 'code'>>>> = {
  UBN: { elevationFeet: 4482, scheduled: true },
  ULN: { scheduled: false },
  HVD: { zone: 'Asia/Hovd', name: 'Khovd Airport' },
  LTI: { zone: 'Asia/Hovd' },
  ULG: { zone: 'Asia/Hovd', name: 'Ölgii Airport' },
  ULO: { zone: 'Asia/Hovd' },
  ULZ: { zone: 'Asia/Hovd', name: 'Uliastai Donoi Airport' },
  TNZ: { zone: 'Asia/Hovd' },
  HBU: { zone: 'Asia/Hovd' },
  COQ: { scheduled: true },
  MXV: { name: 'Mörön Airport' },
  MXW: { scheduled: false, name: 'Mandalgovi Airport' },
  UNR: { name: 'Öndörkhaan Airport' },
  NQZ: { name: 'Astana International Airport' },
};

/** Airports of one city, where the city has a code of its own or several airports: city → airports, the usual one first. */
export const cityGroups: Readonly<Record<string, readonly string[]>> = {
  ULN: ['UBN'],
  SEL: ['ICN', 'GMP'],
  TYO: ['NRT', 'HND'],
  OSA: ['KIX', 'ITM', 'UKB'],
  SPK: ['CTS', 'OKD'],
  BJS: ['PEK', 'PKX'],
  SHA: ['PVG', 'SHA'],
  CTU: ['TFU', 'CTU'],
  TPE: ['TPE', 'TSA'],
  MOW: ['SVO', 'DME', 'VKO', 'ZIA'],
  IST: ['IST', 'SAW'],
  BKK: ['BKK', 'DMK'],
  KUL: ['KUL', 'SZB'],
  JKT: ['CGK', 'HLP'],
  DXB: ['DXB', 'DWC'],
  LON: ['LHR', 'LGW', 'STN', 'LTN', 'LCY'],
  PAR: ['CDG', 'ORY'],
  ROM: ['FCO', 'CIA'],
  MIL: ['MXP', 'LIN', 'BGY'],
  STO: ['ARN', 'BMA'],
  NYC: ['JFK', 'EWR', 'LGA'],
  WAS: ['IAD', 'DCA', 'BWI'],
  CHI: ['ORD', 'MDW'],
  HOU: ['IAH', 'HOU'],
  YTO: ['YYZ', 'YTZ'],
  YMQ: ['YUL'],
  SAO: ['GRU', 'CGH'],
  RIO: ['GIG', 'SDU'],
  BUE: ['EZE', 'AEP'],
};

/** What is offered before anything is typed: asked for most in Mongolia, in this order. */
export const popularPlaces = [
  'UBN',
  'SEL',
  'TYO',
  'BJS',
  'IST',
  'HKG',
  'BKK',
  'ULG',
  'HVD',
  'FRA',
  'HKT',
  'DLZ',
] as const;
