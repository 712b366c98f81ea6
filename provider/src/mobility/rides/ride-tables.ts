import type { Money } from '@aylal/domain';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

declare module '../../database/tables.ts' {
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
    };
  }
}

export type RideRow = Selectable<Tables['rides']>;
