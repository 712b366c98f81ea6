import { locales } from '@aylal/domain/language';
import { checkMessages, type Messages } from '@aylal/i18n';
import { checkDoor } from '@aylal/shell';
import { descriptor } from './descriptor.ts';
import { remote } from './remote.ts';

describe('The remote module of games and vehicles', () => {
  it('keeps every promise of its descriptor and makes no other', () => {
    expect(checkDoor(remote, descriptor)).toEqual([]);
  });

  it('[ROUTE-30] [GAP-70.1] keeps the navigation at the top of the scratch lottery alone', () => {
    const sticky = descriptor.routes.filter((route) => route.sticky);
    expect(sticky.map(({ pattern }) => pattern)).toEqual(['/lottery']);
  });

  it('loads everything it promises', async () => {
    const screens = await Promise.all(Object.values(remote.routes).map((load) => load()));
    const views = await Promise.all(Object.values(remote.dialogs).map((load) => load()));
    expect(screens.map(({ screen }) => screen.title)).toContain('mobility.title');
    expect(views.map(({ view }) => view.title)).toContain('geo.title');
  });

  it('has every message in all six languages', async () => {
    const loaded = await Promise.all(
      locales.map(async (locale) => [locale, (await remote.messages[locale]()).default] as const),
    );
    expect(checkMessages(Object.fromEntries(loaded) as Record<(typeof locales)[number], Messages>)).toEqual([]);
  });
});
