import type { Money } from '@aylal/domain/money';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    game_rounds: {
      id: string;
      user_id: string;
      stake: Money;
      /** Sealed until the round is played. */
      sealed_seed: string;
      commitment: string;
      dealt_at: number;
      played_at: number | null;
    };
  }
}

export type GameRoundRow = Selectable<Tables['game_rounds']>;
