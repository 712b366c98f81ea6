import { isPrintedText } from './is-printed-text.ts';

describe('[AUT-3] A name as it may be printed', () => {
  it.each(['Бат-Эрдэнэ Сарнай', 'Ōno Sakura', '이 서연', 'O’Brien, Jr.', 'نور', ''])('may be %j', (name) => {
    expect(isPrintedText(name)).toBe(true);
  });

  it.each([
    ['a line break', 'Bat\nBcc: all@example.mn'],
    ['a carriage return', 'Bat\rDorj'],
    ['a tab', 'Bat\tDorj'],
    ['NUL', 'Bat\u0000'],
    ['an escape', 'Bat\u001b[31m'],
    ['a line separator', 'Bat\u2028Dorj'],
    ['an override of direction', 'Bat\u202egnp.exe'],
    ['an isolate', 'Bat\u2066Dorj'],
    ['a mark of direction', 'Bat\u200f'],
    ['no width', 'Ba\u200bt'],
    ['a byte order mark', '\ufeffBat'],
  ])('has no %s', (_, name) => {
    expect(isPrintedText(name)).toBe(false);
  });
});
