import { starSteps } from './star-steps.ts';

const drawn = (rating: number) =>
  starSteps(rating)
    .map((step) => ({ full: '●', half: '◐', empty: '○' })[step])
    .join('');

describe('Stars', () => {
  it.each([
    [0, '○○○○○'],
    [0.5, '◐○○○○'],
    [3, '●●●○○'],
    [3.5, '●●●◐○'],
    [4.5, '●●●●◐'],
    [5, '●●●●●'],
    [4.3, '●●●●◐'],
    [7, '●●●●●'],
    [-1, '○○○○○'],
  ])('[HOTEL-15] of %d are %s', (rating, icons) => {
    expect(drawn(rating)).toBe(icons);
  });
});
