import { proposeLatinName } from './latin-name.ts';

it.each([
  ['Батболд', 'BATBOLD'],
  ['Анударь', 'ANUDARI'],
  ['Өлзийбаяр', 'ULZIIBAYAR'],
  ['Хүслэн', 'KHUSLEN'],
  ['Ёндон', 'YONDON'],
  ['Бат-Эрдэнэ', 'BAT-ERDENE'],
  ['абвгдеёжз', 'ABVGDYEYOJZ'],
  ['ийклмноө', 'IIKLMNOU'],
  ['прстуүф', 'PRSTUUF'],
  ['хцчшщъыьэюя', 'KHTSCHSHSHIYIEYUYA'],
  [' Бат ', 'BAT'],
  ['Bat', ''],
  ['Бат Болд', ''],
  ['', ''],
])('[ACCT-07] proposes for %s the spelling %s', (cyrillic, latin) => {
  expect(proposeLatinName(cyrillic)).toBe(latin);
});
