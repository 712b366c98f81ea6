import { hostConfig } from '@aylal/build/webpack';
import { hostOffers } from './src/host-offers.ts';

/**
 * `main` is the federation runtime, which no page is without; `first` is everything of the host that a first paint waits for where the server has not rendered
 * the page, hydrating a rendered one included; the second entry point of ui comes with the screens that use it.
 */
export default hostConfig({
  directory: import.meta.dirname,
  own: hostOffers,
  // For a major step of a facade: `{ facade: '@aylal/ui', from: '@aylal/ui-4' }` (docs/releasing.md).
  earlier: [],
  budgets: { main: 13_200, first: 214_750, '@aylal/ui/journey': 7_550 },
});
