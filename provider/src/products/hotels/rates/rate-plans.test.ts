import { readHotelCities } from '../catalogue/hotel-city.ts';
import { createSandboxCatalogue } from '../catalogue/sandbox-catalogue.ts';
import { plansOf } from './rate-plans.ts';

it('a room without breakfast costs less than the same room with it, whoever sells it', () => {
  const catalogue = createSandboxCatalogue(readHotelCities());
  const factors = (breakfast: boolean, plans: ReturnType<typeof plansOf>) =>
    plans.filter((plan) => plan.breakfast === breakfast).map(({ factor }) => factor);
  for (const hotel of catalogue.cities.flatMap((city) => catalogue.madeIn(city))) {
    const plans = plansOf(hotel);
    expect(Math.max(0, ...factors(false, plans))).toBeLessThan(Math.min(...factors(true, plans)));
  }
});
