import type { Esim } from '@aylal/contracts/esims';

/** The networks of all countries, each once, and the fastest kind among them. */
export function networksOf({ countries }: Pick<Esim, 'countries'>): { names: readonly string[]; fastest: string } {
  const networks = countries.flatMap((country) => country.networks);
  const types = new Set(networks.flatMap(({ types: own }) => own));
  const fastest = ['5G', 'LTE', '4G', '3G'].find((type) => types.has(type)) ?? '';
  return { names: [...new Set(networks.map(({ name }) => name))], fastest };
}
