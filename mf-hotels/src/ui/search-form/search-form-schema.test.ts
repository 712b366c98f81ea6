import { searchOfTonight, withoutPastDays } from './search-form-schema.ts';

const now = new Date('2026-11-21T02:00:00Z');
const typed = { ...searchOfTonight(now), text: 'ULN', rooms: 2 };

describe('What was typed into a hotel search before', () => {
  it('is for tonight, once its days have passed', () =>
    expect(withoutPastDays({ ...typed, check_in: '2026-11-01', check_out: '2026-11-03' }, now)).toEqual(typed));

  it.each([
    ['2026-11-21', '2026-11-23'],
    ['', ''],
  ])('keeps the days from "%s" on', (check_in, check_out) =>
    expect(withoutPastDays({ ...typed, check_in, check_out }, now)).toEqual({ ...typed, check_in, check_out }),
  );
});
