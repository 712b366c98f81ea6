import { foldPlaceName } from '../language/fold-place-name.ts';

/** What people say, and the towns that they mean by it: short and old names, and provinces by where one arrives in them. */
const everydayNames: readonly (readonly [said: string, meant: readonly string[]])[] = [
  ['УБ', ['Улаанбаатар']],
  ['UB', ['Улаанбаатар']],
  ['Хот', ['Улаанбаатар']],
  ['Ulanbator', ['Улаанбаатар']],
  ['Ulan Bator', ['Улаанбаатар']],
  ['Хархорум', ['Хархорин']],
  ['Karakorum', ['Хархорин']],
  ['Хөвсгөл', ['Хатгал', 'Мөрөн']],
  ['Khuvsgul', ['Хатгал', 'Мөрөн']],
  ['Khovsgol', ['Хатгал', 'Мөрөн']],
  ['Говь', ['Даланзадгад']],
  ['Gobi', ['Даланзадгад']],
  ['Өмнөговь', ['Даланзадгад']],
  ['Баян-Өлгий', ['Өлгий']],
  ['Увс', ['Улаангом']],
  ['Завхан', ['Улиастай']],
  ['Архангай', ['Цэцэрлэг']],
  ['Өвөрхангай', ['Арвайхээр']],
  ['Дорнод', ['Чойбалсан']],
  ['Орхон', ['Эрдэнэт']],
  ['Дундговь', ['Мандалговь']],
  ['Дорноговь', ['Сайншанд']],
  ['Сэлэнгэ', ['Сүхбаатар хот']],
  ['Төв', ['Зуунмод']],
];

/** The names under which a typed place is found: what was typed, and what it is officially called where people say it otherwise. */
export function placeSynonyms(text: string): readonly string[] {
  const key = foldPlaceName(text);
  const meant = everydayNames.filter(([said]) => foldPlaceName(said) === key).flatMap(([, towns]) => towns);
  return [text, ...new Set(meant)];
}
