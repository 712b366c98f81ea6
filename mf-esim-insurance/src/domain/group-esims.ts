import type { EsimListed } from '@aylal/contracts/esims';

/** A destination with everything that is sold for it, the cheapest first. */
export interface EsimPlace {
  readonly title: string;
  readonly plans: readonly [EsimListed, ...EsimListed[]];
}

/** eSIMs by destination, in the order in which each destination comes first. */
export function groupEsims(esims: readonly EsimListed[]): readonly EsimPlace[] {
  const places = new Map<string, [EsimListed, ...EsimListed[]]>();
  for (const esim of esims) {
    const key = `${esim.country_code} ${esim.title}`;
    const known = places.get(key);
    if (known) known.push(esim);
    else places.set(key, [esim]);
  }
  return [...places.values()].map((plans) => {
    plans.sort((one, other) => one.price - other.price);
    return { title: plans[0].title, plans };
  });
}
