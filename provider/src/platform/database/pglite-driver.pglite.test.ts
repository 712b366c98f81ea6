import { sql } from 'kysely';
import { openTestDatabase } from '../../testing/provider-fixture.ts';
import type { Database } from './database.ts';

describe('The session of the embedded engine', () => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, drop } = await openTestDatabase());
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it('lets the event loop turn between two transactions, so that new calls are served', async () => {
    const order: string[] = [];
    const transaction = (name: string) =>
      database.db.transaction().execute(async (tx) => {
        order.push(name);
        await sql`select 1`.execute(tx);
      });
    await transaction('parsed');
    const both = [transaction('first'), transaction('second'), transaction('third')];
    setImmediate(() => order.push('somebody else'));
    await Promise.all(both);
    expect(order).toEqual(['parsed', 'first', 'somebody else', 'second', 'third']);
  });
});
