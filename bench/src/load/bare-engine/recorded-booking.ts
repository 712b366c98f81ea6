/** A statement as the provider has sent it. */
export interface Statement {
  readonly connection: number;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a booking asks before its transaction, in this order: whose session it is, its key, its quote. */
const before = [/from "sessions" where "token_hash"/, /insert into idempotency_keys as known/, /from "flight_quotes"/];

/** The statements of each booking among what a provider has sent, in the order in which they were sent. Throws where one is not whole. */
export function recordedBookings(sent: readonly Statement[]): Statement[][] {
  return sent.flatMap(({ text, connection }, placed) => {
    if (!text.startsWith('with placed as (insert into "orders"')) return [];
    const begin = sent.findLastIndex((one, at) => at < placed && one.connection === connection && one.text === 'begin');
    const commit = sent.findIndex((one, at) => at > placed && one.connection === connection && one.text === 'commit');
    const asked = before.map((kind) => sent.findLast((one, at) => at < begin && kind.test(one.text)));
    if (begin < 0 || commit < 0 || asked.includes(undefined)) throw new Error('a booking was not recorded as a whole');
    const inside = sent.slice(begin, commit + 1).filter((one) => one.connection === connection);
    return [[...asked.filter((one) => one !== undefined), ...inside]];
  });
}

/** What names one row alone: ids, hashes, numbers of orders and quotes. */
const names =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{64}|AYL-[A-Z0-9]{8}|Q-[A-Z0-9]{8}/g;

const written = (booking: readonly Statement[]) => booking.flatMap(({ values }) => values.map(String)).join('\n');

/** The names that a booking has and another one of the same customer has not: each new booking has new ones. */
export function ownNames(booking: readonly Statement[], other: readonly Statement[]): string[] {
  const shared = written(other);
  return [...new Set(written(booking).match(names))].filter((name) => !shared.includes(name));
}

/** The same booking once more, as another one: with names of its own, and on another flight, whose seats do not end. The quote that it reads stays the one that there is. */
export function anotherBooking(booking: readonly Statement[], own: readonly string[], number: number): Statement[] {
  const fresh = new Map(own.map((name) => [name, renamed(name, number)]));
  const flight = booking.find(({ text }) => text.includes('inventory_holds'))?.values[0];
  return booking.map((statement) => {
    const { text, values } = statement;
    if (text.includes('"flight_quotes"')) return statement;
    const hold = text.includes('inventory_holds');
    return {
      ...statement,
      values: values.map((value, index) => {
        if (hold && index === 2) return 1_000_000;
        if (typeof value !== 'string') return value;
        const moved =
          hold && typeof flight === 'string' ? value.replaceAll(flight, `${flight}-${number % 400}`) : value;
        return moved.replaceAll(names, (name) => fresh.get(name) ?? name);
      }),
    };
  });
}

/** Another name of the same length and letters. */
function renamed(name: string, number: number): string {
  const digits = String(number).padStart(8, '0').slice(-8);
  return name.slice(0, -8) + digits;
}
