import * as v from 'valibot';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { parsePartnerAnswer } from '../../../platform/partner-http/parse-partner-answer.ts';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import type { Availability, AvailableStay, StayQuestion } from '../suppliers/hotel-supplier.ts';
import { bankNumber } from './bank-number.ts';
import { makeOffer, readBankOffers, type BankOffer } from './bank-offers.ts';
import { availabilityAnswer, bankHotel, bankRate, checkAnswer, type BankRate } from './bed-bank-messages.ts';
import type { BedBankClient } from './bed-bank-client.ts';
import { shareRooms } from './share-rooms.ts';
import type { Rates } from './to-tugrug.ts';

/** What the bank has free. Every call throws `PartnerError` when no answer can be used. */
export interface BankSearch {
  cheapest(question: StayQuestion, hotels: readonly HotelFacts[]): Promise<Availability>;
  offers(question: StayQuestion, hotel: string): Promise<readonly BankOffer[]>;
  /** One rate as the bank would book it now; undefined when it is not to be had. */
  valid(question: StayQuestion, of: { hotel: string; room: string; plan: string }): Promise<BankOffer | undefined>;
}

/** The bank answers for 2,000 hotels at most. */
const AT_ONCE = 2_000;

export interface BankSearchParts {
  readonly client: BedBankClient;
  /** What one unit of each currency costs in tögrög. */
  readonly rates: () => Promise<Rates>;
}

export function createBankSearch({ client, rates }: BankSearchParts): BankSearch {
  async function free({ wish }: StayQuestion, codes: readonly string[]): Promise<readonly unknown[]> {
    const body = await client.ask('/hotel-api/1.0/hotels', {
      stay: { checkIn: wish.check_in, checkOut: wish.check_out },
      occupancies: shareRooms(wish).map(({ rooms, adults, ages }) => ({
        rooms,
        adults,
        children: ages.length,
        ...(ages.length > 0 ? { paxes: ages.map((age) => ({ type: 'CH', age })) } : {}),
      })),
      hotels: { hotel: codes.map((code) => Number(bankNumber(code))) },
      filter: { paymentType: 'AT_WEB', packaging: false },
    });
    return parsePartnerAnswer(availabilityAnswer, body, 'unavailable').hotels.hotels;
  }

  async function offers(question: StayQuestion, code: string): Promise<readonly BankOffer[]> {
    const [record] = await free(question, [code]);
    if (record === undefined) return [];
    const hotel = parsePartnerAnswer(bankHotel, record, 'unavailable');
    return readBankOffers(hotel, shareRooms(question.wish), { rates: await rates(), now: question.now });
  }

  async function checked(part: BankRate): Promise<BankRate | undefined> {
    if (part.rateType !== 'RECHECK') return part;
    try {
      const body = await client.ask('/hotel-api/1.0/checkrates', { rooms: [{ rateKey: part.rateKey }] });
      const { hotel } = parsePartnerAnswer(checkAnswer, body, 'unavailable');
      return v.parse(v.optional(bankRate), hotel.rooms[0]?.rates[0]);
    } catch (error) {
      if (error instanceof PartnerError && error.kind === 'refused') return undefined;
      if (error instanceof v.ValiError) throw new PartnerError('unavailable', 'MALFORMED_ANSWER', error);
      throw error;
    }
  }

  return {
    offers,
    cheapest: async (question, hotels) => {
      const codes = new Map(hotels.map(({ code }) => [bankNumber(code), code]));
      const asked = hotels.map(({ code }) => code);
      const chunks = Array.from({ length: Math.ceil(asked.length / AT_ONCE) }, (_, at) =>
        free(question, asked.slice(at * AT_ONCE, (at + 1) * AT_ONCE)),
      );
      const records = (await Promise.all(chunks)).flat();
      const known = { rates: await rates(), now: question.now };
      const occupancies = shareRooms(question.wish);
      const stays = new Map<string, AvailableStay>();
      let dropped = 0;
      for (const record of records) {
        const parsed = v.safeParse(bankHotel, record);
        const code = parsed.success ? codes.get(parsed.output.code) : undefined;
        const best = parsed.success && code ? readBankOffers(parsed.output, occupancies, known)[0] : undefined;
        if (!parsed.success || known.rates[parsed.output.currency] === undefined) dropped += 1;
        if (code && best)
          stays.set(code, {
            code,
            prices: { total: best.price, previous_total: null },
            cancellation: best.cancellation,
          });
      }
      return { stays, dropped };
    },
    valid: async (question, of) => {
      const offer = (await offers(question, of.hotel)).find(
        ({ room, plan }) => room.code === of.room && plan === of.plan,
      );
      if (!offer) return undefined;
      const parts = (await Promise.all(offer.parts.map(checked))).flatMap((part) => part ?? []);
      const known = await rates();
      const rate = known[offer.currency];
      if (parts.length < offer.parts.length || rate === undefined) return undefined;
      return makeOffer({ ...offer, parts }, { rate, rates: known, now: question.now });
    },
  };
}
