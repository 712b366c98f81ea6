import { writeRideTime } from './write-ride-time.ts';

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [725, '12:05'],
  [3725, '1:02:05'],
])('%i seconds are %s', (seconds, text) => expect(writeRideTime(seconds)).toBe(text));
