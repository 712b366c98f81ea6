import { locales } from '@aylal/domain/language';
import { checkMessages, type Messages } from '@aylal/i18n';
import { checkDoor } from '@aylal/shell';
import { descriptor } from './descriptor.ts';
import { remote } from './remote.ts';

describe('The remote module of going by land', () => {
  it('keeps every promise of its descriptor and makes no other', () => {
    expect(checkDoor(remote, descriptor)).toEqual([]);
  });

  it('loads everything it promises', async () => {
    const screens = await Promise.all(Object.values(remote.routes).map((load) => load()));
    const parts = await Promise.all(Object.values(remote.slots).map((load) => load()));
    expect(screens.map(({ screen }) => screen.title)).toEqual([
      'search.title',
      'schedule.title',
      'seats.title',
      'booking.title',
      'trains.title',
      'trains.title',
      'trainPlaces.title',
      'trainPlaces.title',
      'booking.title',
      'booking.title',
      'trips.title',
      'trip.pageTitle',
      'tripBooking.title',
      'transports.title',
      'transport.pageTitle',
      'transportBooking.title',
      'local.title',
    ]);
    const views = await Promise.all(Object.values(remote.dialogs).map((load) => load()));
    expect(views.map(({ view }) => view.title)).toEqual(['local.place', 'trains.stops']);
    expect(parts).toHaveLength(descriptor.slots.length);
  });

  it('has every message in all six languages', async () => {
    const loaded = await Promise.all(
      locales.map(async (locale) => [locale, (await remote.messages[locale]()).default] as const),
    );
    expect(checkMessages(Object.fromEntries(loaded) as Record<(typeof locales)[number], Messages>)).toEqual([]);
  });
});
