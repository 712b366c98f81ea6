import { processEnvironment, startProviderProcess } from '../provider-process.ts';
import type { ServiceProcess } from '../service-process.ts';
import { bookingOf, quotes, signUp } from '../process-customer.ts';
import { faultsAfter } from './check-drill.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { unsentMessages } from './unsent-messages.ts';
import { stuckOrders } from './stuck-orders.ts';

describe('After a drill', () => {
  let env: Record<string, string>;
  let drop: () => Promise<void>;
  let provider: ServiceProcess;
  let headers: Record<string, string>;
  let booked: string;
  beforeAll(async () => {
    ({ env, drop } = await processEnvironment());
    provider = await startProviderProcess(env);
    headers = await signUp(provider.url, 'drilled@example.mn');
    const [quote = ''] = await quotes(provider.url, 1);
    const answer = await fetch(`${provider.url}/api/flight/v4/rest/confirm/`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': 'booking-before-the-check' },
      body: bookingOf(quote, 1),
    });
    booked = ((await answer.json()) as { result: { ref_number: string } }).result.ref_number;
  }, 60_000);
  afterAll(async () => {
    await provider.stop('SIGKILL');
    await drop();
  });

  const faults = (
    bookings: readonly (readonly [string, string])[],
    paid: readonly string[] = [],
    attempted = 2,
    cancelled: readonly string[] = [],
    refunded: readonly string[] = [],
  ) =>
    faultsAfter(provider.url, env['DATABASE_URL'] ?? '', [
      {
        headers,
        attempted,
        bookings: new Map(bookings),
        paid: new Set(paid),
        cancelled: new Set(cancelled),
        refunded: new Set(refunded),
      },
    ]);

  it('nothing is wrong where everything is there', async () => expect(await faults([['one', booked]])).toEqual([]));

  it.each([
    [
      'an acknowledged order is not there',
      [['one', 'AYL-NOSUCHONE']],
      [],
      ['AYL-NOSUCHONE was acknowledged and is lost'],
    ],
    [
      'two bookings got one order',
      [
        ['one', 'it'],
        ['two', 'it'],
      ],
      [],
      ['two bookings have one order'],
    ],
    ['money that the bank took is not booked', [['one', 'it']], ['it'], ['it was paid and is not']],
  ] as const)('%s: it is reported', async (_, bookings, paid, told) => {
    const named = (text: string) => (text === 'it' ? booked : text);
    const found = await faults(
      bookings.map(([key, ref]) => [key, named(ref)] as const),
      paid.map(named),
    );
    expect(found).toEqual(told.map((text) => text.replace(/^it\b/, booked)));
  });

  it('an acknowledged cancellation is not there: it is reported', async () =>
    expect(await faults([['one', booked]], [], 2, [booked])).toEqual([`${booked} was cancelled and is not`]));

  it('tickets that were given back are not: it is reported', async () =>
    expect(await faults([['one', booked]], [], 2, [], [booked])).toEqual([`${booked} was given back and is not`]));

  it.each([
    ['paid order has no ticket', [], 4],
    ['refund is not at its end', ['it'], 10],
  ] as const)('a %s: it is reported', async (_, refunded, end) => {
    const customer = {
      headers,
      attempted: 1,
      bookings: new Map(),
      paid: new Set([booked]),
      cancelled: new Set<string>(),
      refunded: new Set(refunded.map(() => booked)),
    };
    expect(await stuckOrders(provider.url, [customer], 0)).toEqual([`${booked} has status 1, expected ${end}`]);
  });

  it('a mail waits for ever: it is reported', async () => {
    const at = env['DATABASE_URL'] ?? '';
    expect(await unsentMessages(at)).toEqual([]);
    const { db, close } = await openDatabase(at, { poolSize: 1 });
    const first = db.selectFrom('outbox').select('id').limit(1);
    await db.updateTable('outbox').set({ state: 'dead' }).where('id', '=', first).execute();
    await close();
    expect(await unsentMessages(at, 0)).toEqual(['1 messages have not gone out: dead']);
  });

  it('there are more orders than bookings were asked for: it is reported', async () =>
    expect(await faults([['one', booked]], [], 0)).toEqual(['1 orders of 0 bookings that were asked for']));
});
