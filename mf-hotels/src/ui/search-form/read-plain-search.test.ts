import { createTestServices } from '@aylal/testing';
import { suggestStub } from '../../testing/hotels-stubs.ts';
import { readPlainSearch } from './read-plain-search.ts';

async function read(query: string) {
  const { services } = await createTestServices({ stubs: [suggestStub()] });
  return Object.fromEntries(await readPlainSearch(new URLSearchParams(query), services));
}

describe('What a form without scripts has sent', () => {
  it.each([
    ['the code of a place', 'place_text=uln', { text: 'ULN' }],
    ['the place that was chosen of several', 'place_text=улаан&text=ULN', { text: 'ULN' }],
    ['a text that is no place', 'place_text=qqq', { place_text: 'qqq' }],
    ['nothing in it', 'place_text=&check_in=', {}],
    [
      'the ages of two children',
      'place_text=ULN&child_1=7&child_2=&child_3=0&child_4=',
      { text: 'ULN', children: '2', child_age_details: '7,0' },
    ],
  ])('[ROUTE-34] [HOTEL-12] with %s becomes an address', async (_, sent, address) => {
    expect(await read(sent)).toEqual(address);
  });
});
