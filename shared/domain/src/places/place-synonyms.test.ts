import { placeSynonyms } from './place-synonyms.ts';

it.each([
  ['УБ', ['УБ', 'Улаанбаатар']],
  ['ulanbator', ['ulanbator', 'Улаанбаатар']],
  ['Хөвсгөл', ['Хөвсгөл', 'Хатгал', 'Мөрөн']],
  ['хархорум', ['хархорум', 'Хархорин']],
  ['Дархан', ['Дархан']],
  ['', ['']],
])('%s is looked for as %j', (typed, names) => expect(placeSynonyms(typed)).toEqual(names));
