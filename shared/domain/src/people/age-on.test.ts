import { localDate } from '../calendar/index.ts';
import { ageCategoryOn, ageOn } from './age-on.ts';

describe('ageOn', () => {
  it.each([
    ['2000-06-15', '2026-06-14', 25],
    ['2000-06-15', '2026-06-15', 26],
    ['2024-02-29', '2026-02-28', 1],
    ['2024-02-29', '2026-03-01', 2],
    ['2026-12-01', '2026-11-30', -1],
  ])('a person born %s is %s: %i', (born, day, age) => {
    expect(ageOn(localDate(born), localDate(day))).toBe(age);
  });
});

describe('ageCategoryOn', () => {
  it.each([
    ['2024-12-02', '2026-12-01', 'infant'],
    ['2024-12-01', '2026-12-01', 'child'],
    ['2014-12-02', '2026-12-01', 'child'],
    ['2014-12-01', '2026-12-01', 'adult'],
  ])('[FLIGHT-15] born %s and flying last on %s is %s', (born, day, category) => {
    expect(ageCategoryOn(localDate(born), localDate(day))).toBe(category);
  });
});
