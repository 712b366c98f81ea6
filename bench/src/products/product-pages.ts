/** A public page of a product, as a customer opens it first. */
export interface ProductPage {
  readonly name: string;
  readonly address: string;
  /** What such a customer taps first. */
  readonly target: string;
}

/** The public pages of all products, in Mongolian. `today` is the only clock. Flights have the results page. */
export function productPages(today: Date): readonly ProductPage[] {
  const day = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const stay = new URLSearchParams({ check_in: day(28), check_out: day(31), rooms: '1', adults: '2', children: '0' });
  const train = new URLSearchParams({ _from: 'ULB', _to: 'DAR', depart_date: day(10) });
  return [
    { name: 'hotel list', address: `/mn/hotels/list?text=ULN&${stay}`, target: 'main article h2 a' },
    {
      name: 'hotel page',
      address: `/mn/hotels/view/ULN-0094/altan-gadas-lodj?${stay}`,
      target: 'main button[aria-label^="Захиалах"]',
    },
    { name: 'bus schedule', address: `/mn/bus/schedule/101-201-${day(10)}`, target: 'main a[href*="/bus/seats/"]' },
    { name: 'trains', address: `/mn/trains?${train}`, target: 'main button[aria-label$="өртөөнүүд"]' },
    { name: 'trips', address: '/mn/trip', target: 'main a[href*="/trip/"]' },
    { name: 'trip page', address: '/mn/trip/terelj-day', target: 'main input[type=radio]' },
    { name: 'eSIM list', address: '/mn/esim', target: 'main a[href*="/esim/"]' },
    { name: 'eSIM page', address: '/mn/esim/south-korea-data', target: 'main input[type=radio]' },
    { name: 'insurance list', address: '/mn/insurance', target: 'main a[href*="/insurance/"]' },
    { name: 'cover', address: '/mn/insurance/schengen', target: 'main button[aria-label*="нас"]' },
    { name: 'lottery', address: '/mn/lottery', target: 'main a[href*="/lottery/"]' },
    { name: 'vehicles', address: '/mn/mobility', target: 'main button[aria-label$="унах"]' },
  ];
}
