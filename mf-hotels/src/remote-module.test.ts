import { locales } from '@aylal/domain/language';
import { checkMessages, type Messages } from '@aylal/i18n';
import { checkDoor } from '@aylal/shell';
import { descriptor } from './descriptor.ts';
import { remote } from './remote.ts';

describe('The remote module of hotels', () => {
  it('keeps every promise of its descriptor and makes no other', () => {
    expect(checkDoor(remote, descriptor)).toEqual([]);
  });

  it('[ROUTE-26.2] has the map stand without the standard navigation, and no other page', () => {
    expect(descriptor.routes.filter(({ bare }) => bare).map(({ pattern }) => pattern)).toEqual(['/hotels/map']);
  });

  it('loads everything it promises', async () => {
    const screens = await Promise.all(Object.values(remote.routes).map((load) => load()));
    const views = await Promise.all(Object.values(remote.dialogs).map((load) => load()));
    const parts = await Promise.all(Object.values(remote.slots).map((load) => load()));
    expect(screens.map(({ screen }) => screen.title)).toEqual(
      expect.arrayContaining(['search.title', 'list.title', 'stay.title']),
    );
    expect(views.map(({ view }) => view.title)).toContain('filters.allTitle');
    expect(parts).toHaveLength(descriptor.slots.length);
  });

  it('has every message in all six languages', async () => {
    const loaded = await Promise.all(
      locales.map(async (locale) => [locale, (await remote.messages[locale]()).default] as const),
    );
    expect(checkMessages(Object.fromEntries(loaded) as Record<(typeof locales)[number], Messages>)).toEqual([]);
  });
});
