import { locales } from '@aylal/domain/language';
import { checkMessages, type Messages } from '@aylal/i18n';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMessages } from '../platform/messages/open-messages.ts';

const source = join(import.meta.dirname, '..');
/** Folders that hold one file of messages for each language. */
const folders = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/mn.json'))
  .map((path) => path.slice(0, -'/mn.json'.length));

function readMessages(folder: string): Record<(typeof locales)[number], Messages> {
  const read = (locale: string) => JSON.parse(readFileSync(join(source, folder, `${locale}.json`), 'utf8')) as Messages;
  return { mn: read('mn'), en: read('en'), zh: read('zh'), ru: read('ru'), ko: read('ko'), ja: read('ja') };
}

describe('Messages of the provider', () => {
  it('are found', () => {
    expect(folders).toEqual(
      expect.arrayContaining(['accounts/messages', 'commerce/orders/mails', 'products/buses/messages']),
    );
  });

  it.each(folders)('of %s have the same keys, values and forms of plurals in all six languages', (folder) => {
    expect(checkMessages(readMessages(folder))).toEqual([]);
  });
});

describe('openMessages', () => {
  const one: Messages = { seats_one: '{{count}} seat', seats_other: '{{count}} seats', hello: 'Hello {{name}}' };
  const russian: Messages = {
    seats_one: '{{count}} место',
    seats_few: '{{count}} места',
    seats_many: '{{count}} мест',
  };
  const message = openMessages<{ seats: string; hello: string }>({
    mn: one,
    en: one,
    zh: one,
    ru: { ...one, ...russian },
    ko: one,
    ja: one,
  });

  it('chooses the form of a plural by the language', () => {
    expect([1, 2].map((count) => message('en', 'seats', { count }))).toEqual(['1 seat', '2 seats']);
    expect([21, 22, 25].map((count) => message('ru', 'seats', { count }))).toEqual(['21 место', '22 места', '25 мест']);
  });

  it('takes a value as it is written, and never as a message', () => {
    expect(message('en', 'hello', { name: '<b>$t(seats)</b>' })).toBe('Hello <b>$t(seats)</b>');
  });

  it('refuses a message without its value, and one that is not there', () => {
    expect(() => message('en', 'hello')).toThrow('names name');
    expect(() => message('en', 'gone' as 'hello')).toThrow('No message gone in en');
    expect(message.find('en', 'gone')).toBeUndefined();
  });
});
