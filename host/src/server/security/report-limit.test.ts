/** @jest-environment node */
import { createReportLimit, mostPerMinute } from './report-limit.ts';

it('[AUT-5] takes so many reports of an address in a minute, and again in the next', () => {
  let time = 0;
  const isTooMuch = createReportLimit({ now: () => time, most: 2 });
  expect(['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'].map(isTooMuch)).toEqual([false, false, true, false]);
  time = 60_000;
  expect(isTooMuch('10.0.0.1')).toBe(false);
});

it('[AUT-5] counts a line of IPv6 as one address', () => {
  const isTooMuch = createReportLimit({ now: () => 0, most: 1 });
  expect(['2001:db8::1', '2001:db8::2'].map(isTooMuch)).toEqual([false, true]);
});

it('[AUT-5] [MFE-8] takes the reports of a hundred customers behind one address, each with six pages in a minute', () => {
  const isTooMuch = createReportLimit({ now: () => 0 });
  const answers = Array.from({ length: mostPerMinute + 1 }, () => isTooMuch('10.0.0.1'));
  expect(answers.indexOf(true)).toBe(100 * 6);
});
