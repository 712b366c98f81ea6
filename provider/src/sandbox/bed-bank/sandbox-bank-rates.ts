import type { LocalDate } from '@aylal/domain/calendar';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import type { FaultRule } from '../../platform/faults/faults.ts';
import type { SandboxHotel } from '../../products/hotels/catalogue/make-hotel.ts';
import { hotelRates } from '../../products/hotels/rates/hotel-rates.ts';
import { stayCriteria } from '../../products/hotels/rates/stay-criteria.ts';
import type { OfferedRate } from '../../products/hotels/suppliers/hotel-supplier.ts';
import type { BankHouse } from './bank-house.ts';

const date = v.pipe(
  v.string(),
  v.transform((text) => text as LocalDate),
);
const occupancy = v.object({
  rooms: v.number(),
  adults: v.number(),
  children: v.number(),
  paxes: v.optional(v.array(v.object({ age: v.number() })), []),
});
const question = v.object({
  stay: v.object({ checkIn: date, checkOut: date }),
  occupancies: v.array(occupancy),
  hotels: v.object({ hotel: v.array(v.number()) }),
});
const named = v.object({
  hotel: v.number(),
  stay: v.object({ checkIn: date, checkOut: date }),
  occupancy,
  room: v.string(),
  plan: v.string(),
});
type Named = v.InferOutput<typeof named>;
const check = v.object({ rooms: v.tuple([v.object({ rateKey: v.string() })]) });

const writeKey = (of: Named) => Buffer.from(JSON.stringify(of)).toString('base64url');

/** The rate of a key, or undefined. */
export function readBankKey(key: string): Named | undefined {
  try {
    return v.parse(named, JSON.parse(Buffer.from(key, 'base64url').toString()));
  } catch {
    return undefined;
  }
}

/** What is free at the sandbox's bed bank. `bed-bank-rate` sells everything out or makes it dearer, `bed-bank-check` does so only when one rate is looked at again. */
export function sandboxBankRates(
  app: FastifyInstance,
  { clock, faults }: Pick<Deps, 'clock' | 'faults'>,
  house: BankHouse,
): void {
  const offered = (of: Pick<Named, 'stay' | 'occupancy'>, hotel: SandboxHotel) => {
    const { rooms, adults, paxes } = of.occupancy;
    const wish = {
      check_in: of.stay.checkIn,
      check_out: of.stay.checkOut,
      rooms,
      adults: adults * rooms,
      children: paxes.length * rooms,
      child_age_details: Array.from({ length: rooms }, () => paxes.map(({ age }) => age))
        .flat()
        .join(','),
    };
    return hotelRates(house.maker, hotel, stayCriteria(wish, clock.now())).filter(({ left }) => left > 0);
  };

  /** Writes sums in dollars, moved where the fault says so. */
  async function dollarsMoved(fault: FaultRule | undefined) {
    const moved = fault?.kind === 'price-change' ? 1 + (fault.percent ?? 10) / 100 : 1;
    const dollars = await house.dollars();
    return (tugrug: number) => dollars(tugrug * moved);
  }

  function bankRate(of: Named, rate: OfferedRate, dollars: (tugrug: number) => string) {
    const { rooms, adults, paxes } = of.occupancy;
    return {
      rateKey: writeKey(of),
      rateClass: rate.plan === 'saver' ? 'NRF' : 'NOR',
      rateType: rate.plan === 'saver' ? 'RECHECK' : 'BOOKABLE',
      net: dollars(rate.rates.total),
      allotment: rate.left,
      paymentType: rate.pay_type === 'AT_HOTEL' ? 'AT_HOTEL' : 'AT_WEB',
      packaging: false,
      boardCode: rate.breakfast ? 'BB' : 'RO',
      cancellationPolicies: rate.cancellation.map(({ Amount, FromDate }) => ({
        amount: dollars(Amount),
        from: FromDate,
      })),
      taxes: {
        taxes: rate.fee_info
          .filter(({ category, is_exist }) => category === 'at_property' && is_exist)
          .map(({ Amount, Currency }) => ({ included: false, amount: Amount.toFixed(2), currency: Currency })),
      },
      rooms,
      adults,
      children: paxes.length,
      ...(paxes.length > 0 ? { childrenAges: paxes.map(({ age }) => age).join(',') } : {}),
    };
  }

  app.post('/hotel-api/1.0/hotels', async (request, reply) => {
    const { stay, occupancies, hotels } = v.parse(question, request.body);
    const fault = faults.take('bed-bank-rate');
    const dollars = await dollarsMoved(fault);
    const free = hotels.hotel.flatMap((number) => {
      const hotel = house.hotel(number);
      if (!hotel || fault?.kind === 'sold-out') return [];
      const rates = occupancies.flatMap((one) =>
        offered({ stay, occupancy: one }, hotel).map((rate) => ({ one, rate })),
      );
      const rooms = [...Map.groupBy(rates, ({ rate }) => rate.room.key)].map(([key, of]) => ({
        code: key.toUpperCase(),
        name: (of[0]?.rate.room.names.en ?? '').toUpperCase(),
        rates: of.map(({ one, rate }) =>
          bankRate({ hotel: number, stay, occupancy: one, room: key, plan: rate.plan }, rate, dollars),
        ),
      }));
      return rooms.length > 0 ? [{ code: number, name: hotel.name[1], currency: 'USD', rooms }] : [];
    });
    return reply.send({ hotels: free.length > 0 ? { hotels: free, total: free.length } : { total: 0 } });
  });

  app.post('/hotel-api/1.0/checkrates', async (request, reply) => {
    const of = readBankKey(v.parse(check, request.body).rooms[0].rateKey);
    const hotel = of && house.hotel(of.hotel);
    const fault = faults.take('bed-bank-check');
    const rate =
      hotel && fault?.kind !== 'sold-out'
        ? offered(of, hotel).find(({ room, plan }) => room.key === of.room && plan === of.plan)
        : undefined;
    if (!of || !hotel || !rate) return reply.code(400).send({ error: { code: 'INVALID_DATA', message: 'sold out' } });
    const checked = { ...bankRate(of, rate, await dollarsMoved(fault)), rateType: 'BOOKABLE' };
    const rooms = [{ code: of.room.toUpperCase(), name: rate.room.names.en.toUpperCase(), rates: [checked] }];
    return reply.send({ hotel: { code: of.hotel, currency: 'USD', rooms } });
  });
}
