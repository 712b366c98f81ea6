import type { Esim, EsimListed, EsimPackage } from '@aylal/contracts/esims';

/** A package of 1 GB for a week, by default. */
export function buildPackage(over: Partial<EsimPackage> = {}): EsimPackage {
  return {
    id: 'p1',
    title: '1 GB · 7 хоног',
    price: 11_480,
    data_mb: 1024,
    days: 7,
    is_unlimited: false,
    voice_minutes: 0,
    sms: 0,
    fair_use: null,
    ...over,
  };
}

/** Data in Korea in two sizes and without limit. */
export function buildEsim(over: Partial<Esim> = {}): Esim {
  return {
    slug: 'south-korea-data',
    title: 'Өмнөд Солонгос',
    plan_type: 'data',
    country_code: 'KR',
    description: 'Интернэтийн дата.',
    countries: [{ code: 'KR', name: 'Өмнөд Солонгос', networks: [{ name: 'SK Telecom', types: ['LTE', '5G'] }] }],
    packages: [
      buildPackage(),
      buildPackage({ id: 'p5', title: '5 GB · 30 хоног', price: 31_090, data_mb: 5120, days: 30 }),
      buildPackage({
        id: 'pu',
        title: 'Хязгааргүй · 10 хоног',
        price: 77_080,
        data_mb: 0,
        days: 10,
        is_unlimited: true,
        fair_use: { daily_mb: 2048, then_kbps: 1000 },
      }),
    ],
    activation_policy: 'first-usage',
    hotspot: true,
    apn_type: 'automatic',
    plans: [
      { slug: 'south-korea-data', plan_type: 'data' },
      { slug: 'south-korea-data-voice-text', plan_type: 'data-voice-text' },
    ],
    ...over,
  };
}

/** As many eSIMs of a list as asked for; the first is Korea, the second Japan. */
export function buildListed(count = 2): EsimListed[] {
  const places = [
    ['south-korea', 'Өмнөд Солонгос', 'KR'],
    ['japan', 'Япон', 'JP'],
  ] as const;
  return Array.from({ length: count }, (_, index) => {
    const [slug, title, country_code] = places[index] ?? [`place-${index}`, `Газар ${index}`, ''];
    return { slug: `${slug}-data`, title, plan_type: 'data', country_code, image: '', price: 11_480 };
  });
}
