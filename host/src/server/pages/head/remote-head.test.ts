/** @jest-environment node */
import { buildDescriptor } from '../../../app/testing/build-descriptor.ts';
import { remoteHead } from './remote-head.ts';

const label = { mn: 'Автобус', en: 'Buses', zh: '巴士', ru: 'Автобусы', ko: '버스', ja: 'バス' };
const trains = { ...label, en: 'Trains' };
const descriptor = buildDescriptor({
  navigation: [
    { id: 'bus', label, path: '/bus', icon: 'bus' },
    { id: 'bus-trains', label: trains, path: '/bus/trains', icon: 'train' },
  ],
});

describe('The head of a page of a remote', () => {
  it.each([
    ['/bus', 'Buses · Aylal'],
    ['/bus/seats/1', 'Buses · Aylal'],
    ['/bus/trains/2', 'Trains · Aylal'],
    ['/busy', 'Aylal · Flights and travel booking'],
  ])('%s is called %s before its code is there', (path, title) => {
    expect(remoteHead({ path, locale: 'en' }, descriptor)).toMatchObject({ title, canonical: path });
  });

  it.each([
    ['/flights', 'flights from'],
    ['/lottery', 'lottery'],
    ['/ilottery/1', 'lottery'],
    ['/mobility', 'scooter'],
    ['/local-tapa', 'Places'],
    ['/hotels/list', 'hotels'],
    ['/bus/seats/1', 'buses'],
    ['/trains', 'Trains'],
    ['/trip/gobi-7-days', 'trips'],
    ['/transports', 'driver'],
    ['/esim/japan', 'eSIM'],
    ['/insurance', 'insurance'],
    ['/busy', 'flights, hotels'],
  ])('%s is described by what is sold there: %s', (path, sold) => {
    expect(remoteHead({ path, locale: 'en' }, descriptor).description).toContain(sold);
  });

  it('speaks the language of the page', () => {
    expect(remoteHead({ path: '/bus', locale: 'mn' }, descriptor).title).toBe('Автобус · Аялал');
  });
});
