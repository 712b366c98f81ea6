import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    rides: {
      id: string;
      user_id: string;
      vehicle: string;
      vehicle_type: number;
      plate_no: string;
      started_at: number;
      ended_at: number | null;
      price: Money | null;
      /** In which language its rider began it. */
      locale: Locale;
      /** When it is ended for its rider, and how often its lock was asked to. */
      end_at: number;
      end_tries: Generated<number>;
    };
  }
}

export type RideRow = Selectable<Tables['rides']>;
