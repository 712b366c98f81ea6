import type { HotelFee, HotelGuest } from '@aylal/contracts/hotels';
import type { CancellationEntry, StayWish } from '@aylal/domain/hotels';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';

declare module '../../../commerce/orders/order-row.ts' {
  interface StoredItems {
    readonly hotel: StoredHotel;
  }
}

/** What an order of a hotel keeps: what was agreed, in words of every language, and once its partner has it, the number of the booking. */
export interface StoredHotel {
  readonly code: string;
  readonly ota: string;
  readonly payType: string;
  readonly roomKey: string;
  readonly planKey: string;
  /** What the partner needs to book it as it was checked; orders of before have none. */
  readonly bookingKey?: string;
  /** Mongolian and Latin. */
  readonly name: readonly [string, string];
  readonly address: readonly [string, string];
  /** The hotel's own; orders of before have none. */
  readonly phone?: string;
  readonly city: Readonly<Record<Locale, string>>;
  readonly room: Readonly<Record<Locale, string>>;
  readonly picture: string | null;
  readonly stars: number;
  readonly breakfast: boolean;
  readonly stay: StayWish & { readonly nationality: string };
  /** With the zone of the hotel. */
  readonly checkInAt: string;
  readonly arrivalTime: string;
  readonly price: Money;
  readonly cancellation: readonly CancellationEntry[];
  readonly fees: readonly HotelFee[];
  readonly guests: readonly HotelGuest[];
  readonly request: string;
  readonly made: { readonly confirmation: string } | null;
}
