import { meantPlaces } from './meant-places.ts';

it.each([
  ['УБ', ['УБ', 'Улаанбаатар']],
  ['ulanbator', ['ulanbator', 'Улаанбаатар']],
  ['Хөвсгөл', ['Хөвсгөл', 'Хатгал', 'Мөрөн']],
  ['хархорум', ['хархорум', 'Хархорин']],
  ['Дархан', ['Дархан']],
  ['', ['']],
])('%s is looked for as %j', (typed, names) => expect(meantPlaces(typed)).toEqual(names));
