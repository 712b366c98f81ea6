import { lateOutcomeOf, searchOutcomeOf } from './searches.ts';

describe('A search', () => {
  it.each([
    ['search-trains', { status_code: 200, result: [1] }, 'found'],
    ['search-trains', { status_code: 200, result: [] }, 'empty'],
    ['search-trains', { status_code: 503, result: null }, 'failed'],
    ['search-trains', { status_code: 500 }, 'failed'],
    ['search-trains', { status_code: 400, result: { problem: 'invalid-input' } }, undefined],
    ['search-trains', { status_code: 404, result: { problem: 'not-found' } }, undefined],
    ['list-hotels', { status_code: 200, result: { hotels: [] } }, 'empty'],
    ['list-hotels', { status_code: 200, result: { hotels: [1] } }, 'found'],
    ['search-flight-offers', { status_code: 200, result: [], asked: { token: 'x' } }, 'failed'],
    ['search-flight-offers', { status_code: 200, result: [1], asked: { token: 'x' } }, 'found'],
    ['search-flight-offers', { status_code: 200, result: [] }, 'empty'],
    ['list-orders', { status_code: 200, result: [] }, undefined],
    ['constructor', { status_code: 200, result: [] }, undefined],
  ])('%s with %j came to %s', (operation, answer, outcome) => {
    expect(searchOutcomeOf(operation, answer)?.outcome).toBe(outcome);
  });

  it.each([
    [{ status_code: 200, result: [1], asked: { token: 'x' } }, 'found'],
    [{ status_code: 200, result: [] }, 'empty'],
    [{ status_code: 200, result: [], asked: { token: 'x' } }, null],
    [{ status_code: 404, result: { problem: 'offer-expired' } }, null],
  ])('with nothing to choose comes by a later part, %j, to %s', (answer, outcome) => {
    expect(lateOutcomeOf(answer)).toBe(outcome);
  });
});
