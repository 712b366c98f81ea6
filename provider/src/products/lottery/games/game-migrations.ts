import type { Migration } from '../../../platform/database/migrate.ts';

/** Rounds of the game. What one wins follows from its secret, which is made and committed to before it is played. */
export const gameMigrations: readonly Migration[] = [
  {
    id: '1151-games',
    sql: `
      create table game_rounds (
        id text primary key,
        user_id text not null references users (id),
        stake bigint not null check (stake > 0),
        sealed_seed text not null,
        commitment text not null,
        dealt_at bigint not null,
        played_at bigint
      );
      create unique index game_rounds_next on game_rounds (user_id) where played_at is null;
      create index game_rounds_played on game_rounds (user_id, played_at) where played_at is not null;`,
  },
];
