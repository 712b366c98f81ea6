import { compareLoads } from '../page/compare.ts';
import { drawResults } from './draw-results.ts';

it('draws a bar for the product and for each peer, as long as its figure is large', () => {
  const comparison = {
    floor: compareLoads([{ largestPaint: 500 }], [{ largestPaint: 1000 }], ['largestPaint']),
    next: compareLoads([{ largestPaint: 500 }], [{ largestPaint: 250 }], ['largestPaint']),
  };
  const svg = drawResults([{ title: 'results & more', figures: { largestPaint: 'LCP, ms' }, comparison }]);
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, said]) => said);
  expect(words).toEqual(['results &amp; more', 'LCP, ms', 'product 500', 'floor 1000', 'Next 250']);
  const widths = [...svg.matchAll(/<rect x="300" y="\d+" width="([^"]*)"/g)].map(([, width]) => width);
  expect(widths).toEqual(['240.0', '480.0', '120.0']);
});
