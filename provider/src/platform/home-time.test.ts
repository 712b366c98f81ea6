import { formatAtHome, homeInstant, localDate } from '@aylal/domain/calendar';

const own = process.env['TZ'];
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

describe.each(['UTC', 'Asia/Ulaanbaatar', 'America/New_York'])('Where the clock of the machine is %s', (zone) => {
  beforeEach(() => {
    process.env['TZ'] = zone;
  });

  it('a time of day of the shop is the same instant', () => {
    expect(new Date(homeInstant(localDate('2027-01-11'), '09:00')).toISOString()).toBe('2027-01-11T01:00:00.000Z');
    expect(new Date(homeInstant(localDate('2027-01-11'))).toISOString()).toBe('2027-01-10T16:00:00.000Z');
  });

  it('an instant is written by the clock of the shop', () => {
    expect(formatAtHome(Date.UTC(2027, 0, 11, 1), 'YYYY-MM-DD HH:mm')).toBe('2027-01-11 09:00');
  });
});
