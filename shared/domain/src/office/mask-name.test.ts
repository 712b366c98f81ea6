import { maskName } from './mask-name.ts';

it.each([
  ['Батболд Анударь', 'Б*** А***'],
  ['  BAT-ERDENE   Z ', 'B*** Z***'],
  ['', ''],
])('the name %s is shown as %s', (name, shown) => {
  expect(maskName(name)).toBe(shown);
});
