import { createI18n } from '@aylal/i18n';
import { createEventBus } from '@aylal/shell';
import { buildHostStore } from '../state/testing/build-host-store.ts';
import { createLocaleService } from './locale-service.ts';

async function open() {
  const i18n = await createI18n('mn', { host: { greeting: 'Сайн уу', seats_other: '{{count}} суудал' } });
  const cookies = { read: () => null, write() {} };
  const events = createEventBus({ onError: () => {} });
  const store = buildHostStore({ locale: 'mn' });
  return createLocaleService({ store, i18n, cookies, events, onFailure() {} });
}

describe('The texts of the page', () => {
  it('are looked up once, and each with its own values', async () => {
    const locale = await open();
    expect(locale.translate('host', 'greeting')).toBe('Сайн уу');
    expect(locale.translate('host', 'seats', { count: 2 })).toBe('2 суудал');
    expect(locale.translate('host', 'seats', { count: 3 })).toBe('3 суудал');
    expect(locale.translate('host', 'seats', { count: 2 })).toBe('2 суудал');
  });

  it('are those of messages that came meanwhile, and of the language that is spoken now', async () => {
    const locale = await open();
    expect(locale.translate('mf-trial', 'hello')).toBe('hello');
    locale.addMessages('mn', 'mf-trial', { hello: 'Сайн уу' });
    expect(locale.translate('mf-trial', 'hello')).toBe('Сайн уу');
    const source = { default: { hello: 'Hello' } };
    const same = async () => source;
    await locale.addSource('mf-trial', { mn: same, en: same, zh: same, ru: same, ko: same, ja: same });
    await locale.switchTo('en');
    expect(locale.translate('mf-trial', 'hello')).toBe('Hello');
  });
});
