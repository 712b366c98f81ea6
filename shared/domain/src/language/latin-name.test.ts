import { latinName } from './latin-name.ts';

it.each([
  ['Өвөрхангай', 'Uvurkhangai'],
  ['Хөвсгөл далай', 'Khuvsgul dalai'],
  ['Баян-Өлгий', 'Bayan-Ulgii'],
  ['Энх тайваны өргөн чөлөө', 'Enkh taivany urgun chuluu'],
  ['Ulaanbaatar 3', 'Ulaanbaatar 3'],
])('%s is written %s', (name, latin) => {
  expect(latinName(name)).toBe(latin);
});
