const sixMonths = 'AE BH BN CN EG ID IN IR KE KH KW LA LK MM MV MY NP OM PG PH QA RU SA SG TH TL TR TW TZ US VN';
const schengen = 'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

const rows = (countries: string, months: 3 | 6) => countries.split(' ').map((country) => [country, months] as const);

/** How many months a passport must outlast the journey, by the country entered; countries that only ask for the stay itself are not listed (decision 0210). */
export const passportMonths: Readonly<Partial<Record<string, 3 | 6>>> = Object.fromEntries([
  ...rows(sixMonths, 6),
  ...rows(schengen, 3),
]);
