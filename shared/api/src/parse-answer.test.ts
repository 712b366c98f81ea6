import { listHotels, viewHotel } from '@aylal/contracts/hotels';
import * as v from 'valibot';
import { parseAnswer } from './parse-answer.ts';

const place = v.object({ name: v.string() });
const schema = v.object({ message: v.string(), result: v.object({ place, hotels: v.array(place), page: v.number() }) });
const result = { place: { name: 'Darkhan' }, hotels: [{ name: 'Kharaa' }, { name: 7 }, { name: 'Comfort' }], page: 1 };
const parse = (over: object, records: string | undefined, mayLeaveOut: boolean) =>
  parseAnswer(schema, { message: '', result: { ...result, ...over } }, { mayLeaveOut, records });

describe('[REL-3] Records in a member of an answer', () => {
  it('that do not fit are left out and counted; the rest of the answer stays', () => {
    const { parsed, leftOut } = parse({}, 'hotels', true);
    expect(leftOut).toBe(1);
    expect(parsed.output).toEqual({
      message: '',
      result: { ...result, hotels: [{ name: 'Kharaa' }, { name: 'Comfort' }] },
    });
  });

  it.each([
    ['none of them fits', { hotels: [{}] }, 'hotels', true],
    ['they are no list', { hotels: { 0: { name: 'Kharaa' } } }, 'hotels', true],
    ['something beside them does not fit', { page: '1' }, 'hotels', true],
    ['the operation names no such member', {}, undefined, true],
    ['they are of a customer', {}, 'hotels', false],
  ])('fail the whole when %s', (_name, over, records, mayLeaveOut) => {
    expect(parse(over, records, mayLeaveOut)).toMatchObject({ parsed: { success: false }, leftOut: 0 });
  });

  it('are named by the hotels of a search and the rates of a hotel', () => {
    expect([listHotels.records, viewHotel.records]).toEqual(['hotels', 'rates']);
  });
});
