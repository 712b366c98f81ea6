import { createTestServices } from '@aylal/testing';
import { airportsStub } from '../../testing/flights-stubs.ts';
import { readPlainSearch } from './read-plain-search.ts';

async function read(query: string) {
  const { services } = await createTestServices({ stubs: [airportsStub('away')] });
  return Object.fromEntries(await readPlainSearch(new URLSearchParams(query), services));
}

describe('What a form without scripts has sent', () => {
  it.each([
    ['a code', 'to_text=icn', { _to: 'ICN' }],
    ['places that are all of one town', 'to_text=Сөүл', { _to: 'SEL' }],
    ['the place that was chosen of several', 'to_text=х&_to=ULG', { _to: 'ULG' }],
    ['a text of which there are several towns', 'to_text=л', { to_text: 'л' }],
    ['a text that is no place', 'to_text=qqq', { to_text: 'qqq' }],
    ['an empty place', 'from_text=&to_text=UBN', { _to: 'UBN' }],
    ['an empty day', 'to_text=UBN&depart_date=', { _to: 'UBN' }],
    ['a return of one way', 'to_text=UBN&trip_type=OW&return_date=2026-12-20', { _to: 'UBN', trip_type: 'OW' }],
    [
      'a return of a round trip',
      'to_text=UBN&trip_type=RT&return_date=2026-12-20',
      { _to: 'UBN', trip_type: 'RT', return_date: '2026-12-20' },
    ],
    [
      'several towns',
      'to_text=icn&trip_type=RT&to2_text=Сөүл&depart2=2026-12-22&to3_text=&depart3=',
      { _to: 'ICN', trip_type: 'MT', next_trips: 'ICN-SEL-2026-12-22' },
    ],
    [
      'a further town that is none',
      'to_text=icn&to2_text=qqq&depart2=2026-12-22',
      { _to: 'ICN', trip_type: 'MT', to2_text: 'qqq', depart2: '2026-12-22' },
    ],
  ])('[ROUTE-51] with %s becomes an address', async (_, sent, address) => {
    expect(await read(sent)).toEqual(address);
  });
});
