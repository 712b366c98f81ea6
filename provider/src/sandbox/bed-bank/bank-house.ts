import type { Deps } from '../../platform/deps.ts';
import { createZoneClock } from '../../platform/calendar-day/zone-clock.ts';
import { readHotelCities, type HotelCity } from '../../products/hotels/catalogue/hotel-city.ts';
import type { SandboxHotel } from '../../products/hotels/catalogue/make-hotel.ts';
import { readRoomTypes } from '../../products/hotels/catalogue/room-types.ts';
import { createSandboxCatalogue } from '../../products/hotels/catalogue/sandbox-catalogue.ts';
import type { RateMaker } from '../../products/hotels/rates/hotel-rates.ts';
import { createZoneWriter } from '../../products/hotels/rates/zone-writer.ts';

/** What the sandbox's bed bank sells: the hotels of the sandbox under numbers of its own, in dollars. */
export interface BankHouse {
  readonly maker: RateMaker;
  city(destination: string): HotelCity | undefined;
  hotelsOf(city: HotelCity): readonly SandboxHotel[];
  hotel(number: number): SandboxHotel | undefined;
  numberOf(hotel: SandboxHotel): number;
  /** Writes tögrög as dollars and cents, at the rate of now. */
  dollars(): Promise<(tugrug: number) => string>;
}

const PER_CITY = 10_000;

export function openBankHouse({ db }: Pick<Deps, 'db'>): BankHouse {
  let opened: { catalogue: ReturnType<typeof createSandboxCatalogue>; maker: RateMaker } | undefined;
  const open = () =>
    (opened ??= {
      catalogue: createSandboxCatalogue(readHotelCities()),
      maker: { types: readRoomTypes(), write: createZoneWriter(createZoneClock()) },
    });
  const placeOf = ({ code }: HotelCity) => open().catalogue.cities.findIndex((city) => city.code === code) + 1;
  return {
    get maker() {
      return open().maker;
    },
    city: (destination) => open().catalogue.city(destination),
    hotelsOf: (city) => open().catalogue.madeIn(city),
    hotel: (number) => {
      const city = open().catalogue.cities[Math.floor(number / PER_CITY) - 1];
      return city && open().catalogue.madeIn(city)[(number % PER_CITY) - 1];
    },
    numberOf: ({ city, code }) => placeOf(city) * PER_CITY + Number(code.slice(code.lastIndexOf('-') + 1)),
    dollars: async () => {
      const { mnt } = await db
        .selectFrom('currency_rates')
        .select('mnt')
        .where('currency', '=', 'USD')
        .executeTakeFirstOrThrow();
      return (tugrug) => (tugrug / Number(mnt)).toFixed(2);
    },
  };
}
