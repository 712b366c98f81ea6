import { locales } from '@aylal/domain/language';
import { checkMessages, type Messages } from '@aylal/i18n';
import { checkDoor } from '@aylal/shell';
import { descriptor } from './descriptor.ts';
import { remote } from './remote.ts';

describe('The remote module of eSIM and insurance', () => {
  it('keeps every promise of its descriptor and makes no other', () => {
    expect(checkDoor(remote, descriptor)).toEqual([]);
  });

  it('loads everything it promises', async () => {
    const screens = await Promise.all(Object.values(remote.routes).map((load) => load()));
    const parts = await Promise.all(Object.values(remote.slots).map((load) => load()));
    expect(screens.map(({ screen }) => screen.title)).toEqual([
      'list.title',
      'detail.pageTitle',
      'install.title',
      'cover.list.title',
      'cover.list.title',
      'cover.booking.title',
      'cover.policy.title',
    ]);
    expect(parts).toHaveLength(descriptor.slots.length);
  });

  it('has every message in all six languages', async () => {
    const loaded = await Promise.all(
      locales.map(async (locale) => [locale, (await remote.messages[locale]()).default] as const),
    );
    expect(checkMessages(Object.fromEntries(loaded) as Record<(typeof locales)[number], Messages>)).toEqual([]);
  });
});
