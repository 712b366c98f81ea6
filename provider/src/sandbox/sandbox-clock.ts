import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Events } from '../platform/events/events.ts';

declare module '../platform/deps.ts' {
  interface Deps {
    readonly sandboxClock: SandboxClock;
  }
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    'sandbox.clock': { id: number; offset_ms: number };
  }
}

/** How far the sandbox has moved the clock forward. Stays 0 outside the sandbox. */
export interface SandboxClock {
  offset(): number;
  /** Forward only; survives restarts and is published to other instances. */
  advance(milliseconds: number): Promise<void>;
}

/** A clock that runs `offset()` ahead of `base`. */
export function withSandboxClock(base: Clock, sandboxClock: SandboxClock): Clock {
  return { now: () => base.now() + sandboxClock.offset() };
}

/** Reads the offset once and follows changes. */
export async function createSandboxClock(database: Database, events: Events): Promise<SandboxClock> {
  let offset = 0;
  const read = async () => {
    const row = await database.db.selectFrom('sandbox.clock').select('offset_ms').executeTakeFirst();
    offset = Math.max(offset, row?.offset_ms ?? 0);
  };
  await read();
  events.subscribe('sandbox/clock-moved', (payload) => {
    offset = Math.max(offset, payload?.offset_ms ?? 0);
  });
  return {
    offset: () => offset,
    advance: async (milliseconds) => {
      const { offset_ms } = await database.db
        .insertInto('sandbox.clock')
        .values({ id: 1, offset_ms: milliseconds })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({ offset_ms: eb('sandbox.clock.offset_ms', '+', milliseconds) })),
        )
        .returning('offset_ms')
        .executeTakeFirstOrThrow();
      offset = offset_ms;
      await events.publish(database.db, 'sandbox/clock-moved', { offset_ms });
    },
  };
}

/** For a provider whose time is the machine's. */
export function fixedSandboxClock(): SandboxClock {
  return {
    offset: () => 0,
    advance: async () => {
      throw new Error('The clock moves in the sandbox only');
    },
  };
}
