import type { Names } from '../../platform/names.ts';

const people = [
  ['Б. Ганбаатар', 'B. Ganbaatar', '+97699110421', '4821 УБА'],
  ['Д. Мөнхжаргал', 'D. Munkhjargal', '+97688095512', '0937 УНА'],
  ['С. Отгонбаяр', 'S. Otgonbayar', '+97699874310', '6150 УБЕ'],
  ['Н. Батсүх', 'N. Batsukh', '+97695203367', '2274 УКР'],
] as const;

/** Who drives a booking of the sandbox's operator, by a number. */
export function sandboxDriver(number: number): { driver: Names; driver_phone: string; plate: string } {
  const [home, latin, driver_phone, plate] = people[number % people.length] ?? people[0];
  return { driver: { mn: home, ru: home, en: latin, zh: latin, ko: latin, ja: latin }, driver_phone, plate };
}
