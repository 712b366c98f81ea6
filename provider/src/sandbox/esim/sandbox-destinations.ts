/** Where the sandbox's partner sells eSIMs: code, slug, name, networks, dollars for a gigabyte in the smallest package, and what else than data there is. */
export interface SandboxDestination {
  readonly code: string;
  readonly slug: string;
  readonly title: string;
  readonly networks: readonly string[];
  readonly perGb: number;
  readonly also: readonly ('data-voice-text' | 'data-voice' | 'data-text')[];
}

type Row = readonly [
  code: string,
  slug: string,
  title: string,
  networks: string,
  perGb: number,
  also?: SandboxDestination['also'],
];

const all = ['data-voice-text'] as const;
const rows: readonly Row[] = [
  ['KR', 'south-korea', 'South Korea', 'SK Telecom, LG U+', 3.2, ['data-voice-text', 'data-voice']],
  ['JP', 'japan', 'Japan', 'SoftBank, KDDI', 3.6, ['data-voice-text', 'data-text']],
  ['CN', 'china', 'China', 'China Unicom, China Mobile', 3.9],
  ['TR', 'turkey', 'Turkey', 'Turkcell, Vodafone', 3.1, all],
  ['TH', 'thailand', 'Thailand', 'AIS, dtac', 2.9, ['data-voice-text', 'data-voice', 'data-text']],
  ['RU', 'russia', 'Russia', 'Beeline, MegaFon', 5.2],
  ['US', 'united-states', 'United States', 'T-Mobile, AT&T', 3.9, ['data-voice-text', 'data-voice']],
  ['VN', 'vietnam', 'Vietnam', 'Viettel, Vinaphone', 2.8, ['data-text']],
  ['KZ', 'kazakhstan', 'Kazakhstan', 'Beeline, Kcell', 3.4, all],
  ['AE', 'united-arab-emirates', 'United Arab Emirates', 'Etisalat, du', 5.5],
  ['HK', 'hong-kong', 'Hong Kong', 'CSL, 3', 3.3],
  ['SG', 'singapore', 'Singapore', 'Singtel, StarHub', 3.2, all],
  ['DE', 'germany', 'Germany', 'Telekom, O2', 3.4, all],
  ['FR', 'france', 'France', 'Orange, Bouygues', 3.3, ['data-voice-text']],
  ['IT', 'italy', 'Italy', 'TIM, Wind Tre', 3.2],
  ['GB', 'united-kingdom', 'United Kingdom', 'EE, O2', 3.3, ['data-voice-text', 'data-text']],
  ['AT', 'austria', 'Austria', 'A1, Magenta', 3.4],
  ['AU', 'australia', 'Australia', 'Telstra, Optus', 3.9, all],
  ['BE', 'belgium', 'Belgium', 'Proximus, Orange', 3.4],
  ['CA', 'canada', 'Canada', 'Rogers, Bell', 4.7],
  ['CH', 'switzerland', 'Switzerland', 'Swisscom, Sunrise', 4.4],
  ['CZ', 'czech-republic', 'Czech Republic', 'T-Mobile, Vodafone', 3.3],
  ['DK', 'denmark', 'Denmark', 'TDC, Telia', 3.5],
  ['EG', 'egypt', 'Egypt', 'Vodafone, Orange', 4.6],
  ['ES', 'spain', 'Spain', 'Movistar, Orange', 3.2, all],
  ['FI', 'finland', 'Finland', 'Elisa, DNA', 3.6],
  ['GE', 'georgia', 'Georgia', 'Magti, Silknet', 3.9],
  ['GR', 'greece', 'Greece', 'Cosmote, Vodafone', 3.4],
  ['HU', 'hungary', 'Hungary', 'Telekom, Yettel', 3.3],
  ['ID', 'indonesia', 'Indonesia', 'Telkomsel, XL', 3.1, ['data-text']],
  ['IL', 'israel', 'Israel', 'Partner, Cellcom', 3.9],
  ['IN', 'india', 'India', 'Airtel, Jio', 3.8],
  ['KG', 'kyrgyzstan', 'Kyrgyzstan', 'Beeline, O!', 4.4],
  ['KH', 'cambodia', 'Cambodia', 'Smart, Cellcard', 3.4],
  ['LK', 'sri-lanka', 'Sri Lanka', 'Dialog, Hutch', 3.7],
  ['MO', 'macao', 'Macao', 'CTM, 3', 3.6],
  ['MV', 'maldives', 'Maldives', 'Dhiraagu, Ooredoo', 6.9],
  ['MY', 'malaysia', 'Malaysia', 'Maxis, Celcom', 3],
  ['NL', 'netherlands', 'Netherlands', 'KPN, Odido', 3.3],
  ['NO', 'norway', 'Norway', 'Telenor, Telia', 3.7],
  ['NZ', 'new-zealand', 'New Zealand', 'Spark, One', 4.2],
  ['PH', 'philippines', 'Philippines', 'Globe, Smart', 3.5],
  ['PL', 'poland', 'Poland', 'Orange, Play', 3.2],
  ['QA', 'qatar', 'Qatar', 'Ooredoo, Vodafone', 5.4],
  ['SA', 'saudi-arabia', 'Saudi Arabia', 'STC, Mobily', 4.8],
  ['SE', 'sweden', 'Sweden', 'Telia, Tele2', 3.5],
  ['TW', 'taiwan', 'Taiwan', 'Chunghwa, Far EasTone', 3.2],
  ['UZ', 'uzbekistan', 'Uzbekistan', 'Beeline, Ucell', 3.7],
];

/** Every country of the sandbox's partner. */
export const sandboxCountries: readonly SandboxDestination[] = rows.map(
  ([code, slug, title, networks, perGb, also = []]) => ({
    code,
    slug,
    title,
    networks: networks.split(', '),
    perGb,
    also,
  }),
);

/** Regions by the codes of their countries. */
export const sandboxRegions = [
  { slug: 'asia', title: 'Asia', perGb: 5.1, codes: 'KR JP CN HK MO TW SG MY TH VN ID PH KH IN LK KZ UZ KG' },
  { slug: 'europe', title: 'Europe', perGb: 4.4, codes: 'DE FR IT GB AT BE CH CZ DK ES FI GR HU NL NO PL SE TR' },
  {
    slug: 'middle-east-and-north-africa',
    title: 'Middle East and North Africa',
    perGb: 7.2,
    codes: 'AE SA QA EG IL TR',
  },
  { slug: 'north-america', title: 'North America', perGb: 5.2, codes: 'US CA' },
  {
    slug: 'world',
    title: 'Global',
    perGb: 8.4,
    codes: 'KR JP CN HK SG TH VN TR US CA GB DE FR IT ES AU NZ AE IN KZ',
  },
].map(({ codes, ...region }) => ({ ...region, codes: codes.split(' ') }));
