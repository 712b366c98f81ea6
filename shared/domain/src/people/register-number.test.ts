import { localDate } from '../calendar/index.ts';
import { mongolianAlphabet, letterIndex } from '../language/mongolian-alphabet.ts';
import {
  isRegisterNumber,
  joinRegisterNumber,
  readRegisterDigits,
  registerContradictsBirthday,
  registerLettersOf,
  registerLetterToLatin,
  sentRegister,
  splitRegisterNumber,
} from './register-number.ts';

describe('the alphabet', () => {
  it('[ENT-04] [GAP-20.1] holds 35 letters, index 0 to 34', () => {
    expect(mongolianAlphabet).toHaveLength(35);
    expect(new Set(mongolianAlphabet).size).toBe(35);
    expect(['А', 'ө', 'Ү', 'Я', 'A', ''].map(letterIndex)).toEqual([0, 16, 22, 34, -1, -1]);
  });
});

describe('the letters of a register number', () => {
  it('[GAP-20.2] become Latin by the fixed table', () => {
    const table =
      'А A, Б B, В V, Г G, Д D, Е E, Ё Y, Ж J, З Z, И I, Й I, К K, Л L, М M, Н N, О O, Ө O, П P, Р R, С S, Т T, У U, Ү U, Ф F, Х H, Ц C, Ч C, Ш S, Щ S, Ъ I, Ы Y, Ь I, Э E, Ю Y, Я Y';
    const pairs = table.split(', ').map((pair) => pair.split(' '));
    expect(mongolianAlphabet.map((letter) => [letter, registerLetterToLatin(letter)])).toEqual(pairs);
  });

  it('[GAP-20.4] may be small or Latin, nothing else', () => {
    expect(['у', 'x', '1', ''].map(registerLetterToLatin)).toEqual(['U', 'X', '', '']);
  });

  it('[GAP-20.3] travel beside the number when they are Cyrillic', () => {
    expect(registerLettersOf({ first: 'у', second: 'Ө' })).toBe('УӨ');
    expect(registerLettersOf({ first: 'U', second: 'Б' })).toBe('');
    expect(registerLettersOf({ first: 'У', second: '' })).toBe('');
  });
});

describe('a register number', () => {
  it.each([
    ['У', 'Б', '90010112', 'UB90010112'],
    ['ө', 'ү', '90010112', 'OU90010112'],
    ['У', 'Б', '9001011', ''],
    ['У', '', '90010112', ''],
    ['У', 'Б', '9001011a', ''],
    ['', '', '', ''],
  ])('[VALID-04] [VALID-16] of %s, %s and %s is sent as "%s"', (first, second, digits, sent) => {
    expect(joinRegisterNumber({ first, second, digits })).toBe(sent);
  });

  it.each([
    ['У', 'Б', '90010112', { register_number: 'UB90010112', register_letters: 'УБ' }],
    ['U', 'B', '90010112', { register_number: 'UB90010112', register_letters: '' }],
    ['У', 'Б', '9001011', { register_number: '', register_letters: '' }],
  ])(
    '[VALID-16] [GAP-20] of %s, %s and %s is sent with its letters once it is whole',
    (first, second, digits, sent) => {
      expect(sentRegister({ first, second, digits })).toEqual(sent);
    },
  );

  it('[ACCT-06] splits into two letters and the last 8 digits, as they were typed', () => {
    expect(splitRegisterNumber('UB90010112')).toEqual({ first: 'U', second: 'B', digits: '90010112' });
    expect(splitRegisterNumber('UB90010112', 'УБ')).toEqual({ first: 'У', second: 'Б', digits: '90010112' });
    expect(splitRegisterNumber('')).toEqual({ first: '', second: '', digits: '' });
  });

  it.each([
    ['УБ90010112', true],
    ['УБ04222921', true],
    ['өү90010112', true],
    ['УБ01222911', false],
    ['АА99023011', false],
    ['АА00132911', false],
    ['AA90010112', false],
    ['УБ9001011', false],
  ])('%s is a real one: %s', (text, real) => {
    expect(isRegisterNumber(text)).toBe(real);
  });

  it('tells birthday and gender', () => {
    expect(readRegisterDigits('90010112')).toEqual({ birthday: '1990-01-01', gender: 'M' });
    expect(readRegisterDigits('04222921')).toEqual({ birthday: '2004-02-29', gender: 'F' });
  });

  it('[GAP-20.5] hints at another birthday and keeps quiet while it is being typed', () => {
    expect(registerContradictsBirthday('90010112', localDate('1990-01-01'))).toBe(false);
    expect(registerContradictsBirthday('90010112', localDate('1990-01-02'))).toBe(true);
    expect(registerContradictsBirthday('99023011', localDate('1999-02-28'))).toBe(true);
    expect(registerContradictsBirthday('9001', localDate('1990-01-02'))).toBe(false);
    expect(registerContradictsBirthday('190010112', localDate('1990-01-02'))).toBe(false);
    expect(registerContradictsBirthday('900101129', localDate('1990-01-02'))).toBe(false);
  });
});
