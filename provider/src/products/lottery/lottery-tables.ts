import type { Shipment } from '@aylal/contracts/cart';
import type { CardLayout } from '@aylal/domain/lottery';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

type LocationColumn = ColumnType<Shipment, string, string>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    cart_items: { user_id: string; product: string; quantity: number; added_at: number };
    lottery_series: {
      id: string;
      game_code: string;
      size: number;
      next_number: Generated<number>;
      /** Sealed until the series is over, and for nobody's eyes but the draw's (see `publishedAt`). */
      sealed_seed: string;
      commitment: string;
      opened_at: number;
      closes_at: number;
      /** When its secret is published; null for a series of a day, whose time follows from its end. */
      draws_at: ColumnType<number | null, number | null | undefined, number | null>;
      /** How its cards are laid out. */
      card_layout: Generated<CardLayout>;
    };
    lottery_tickets: {
      id: string;
      series_id: string;
      number: number;
      user_id: string;
      ref_number: string;
      scratched_at: number | null;
    };
    lottery_exclusions: { user_id: string; until: number };
    /** Where a customer's last delivery went, to begin the next one with. */
    shipment_locations: { user_id: string; location: LocationColumn; saved_at: number };
    /** Where an order is delivered; apart, so that it can be forgotten. */
    lottery_shipments: { ref_number: string; user_id: string; location: LocationColumn; changed_at: number };
  }
}

export type SeriesRow = Selectable<Tables['lottery_series']>;
export type TicketRow = Selectable<Tables['lottery_tickets']>;
