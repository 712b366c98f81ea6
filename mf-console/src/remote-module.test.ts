import { locales } from '@aylal/domain/language';
import { checkMessages, type Messages } from '@aylal/i18n';
import { checkDoor } from '@aylal/shell';
import { descriptor } from './descriptor.ts';
import { remote } from './remote.ts';

describe('The remote module of the console', () => {
  it('keeps every promise of its descriptor and makes no other', () => {
    expect(checkDoor(remote, descriptor)).toEqual([]);
  });

  it('loads everything it promises', async () => {
    const screens = await Promise.all(Object.values(remote.routes).map((load) => load()));
    expect(screens.map(({ screen }) => screen.title)).toEqual([
      'releases.title',
      'remote.title',
      'release.title',
      'publish.title',
      'revisions.title',
      'platform.title',
      'keys.title',
      'registry.title',
      'log.title',
    ]);
  });

  it('is in no page of the shop', () => {
    expect(descriptor.modes).toEqual(['office']);
  });

  it('has every message in Mongolian and English, and English for every other language', async () => {
    const loaded = await Promise.all(
      locales.map(async (locale) => [locale, (await remote.messages[locale]()).default] as const),
    );
    expect(checkMessages(Object.fromEntries(loaded) as Record<(typeof locales)[number], Messages>)).toEqual([]);
  });
});
