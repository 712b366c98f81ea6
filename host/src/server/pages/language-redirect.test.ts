/** @jest-environment node */
import { languageRedirect } from './language-redirect.ts';

describe('languageRedirect', () => {
  it.each([
    ['/', undefined, '/mn'],
    ['/', 'ko', '/ko'],
    ['/', 'xx', '/mn'],
    ['/?utm=1', 'en', '/en?utm=1'],
    ['/flights/results?_from=UBN', 'en', '/en/flights/results?_from=UBN'],
    ['/cn/flights?x=1', undefined, '/zh/flights?x=1'],
    ['/kr', undefined, '/ko'],
    ['/jp/about', undefined, '/ja/about'],
    ['/MN/about', undefined, '/mn/about'],
    ['/mn/about?x', 'en', null],
    ['/en', 'mn', null],
    ['/constructor', undefined, '/mn/constructor'],
    ['/__proto__/x', 'en', '/en/__proto__/x'],
  ])('[I18N-03] [GAP-59.2] leads %s with the language %s to %s', (target, chosen, to) => {
    expect(languageRedirect(target, chosen)).toBe(to);
  });
});
