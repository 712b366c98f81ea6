import { localDate } from '../calendar/index.ts';
import { likelyKind, mayReview } from './hotel-review.ts';

const stay = { status: 4, issued: true, check_out: localDate('2026-12-21') };
const on = (day: string, over: Partial<typeof stay> = {}) => mayReview({ ...stay, ...over }, localDate(day));

it.each([
  ['before the departure', on('2026-12-20'), false],
  ['on its day', on('2026-12-21'), true],
  ['later', on('2027-05-01'), true],
  ['of a room that the hotel never had', on('2026-12-22', { issued: false }), false],
  ['of a refunded order', on('2026-12-22', { status: 10 }), false],
  ['of an order on its way back', on('2026-12-22', { status: 8 }), false],
  ['of a cancelled order', on('2026-12-22', { status: 5 }), false],
])('a hotel can be reviewed %s: %s', (_, may, expected) => expect(may).toBe(expected));

it.each([
  [1, 0, 'alone'],
  [2, 0, 'couple'],
  [2, 1, 'family'],
  [5, 0, 'friends'],
] as const)('%i adults and %i children most likely travel as: %s', (adults, children, kind) =>
  expect(likelyKind({ adults, children })).toBe(kind),
);
