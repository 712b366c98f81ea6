import pg from 'pg';

/** Statements made of lists differ by their length; a connection does not keep more than these. */
const MOST_NAMED = 500;
/** "cached plan must not change result type": a migration changed the table while we held on to its statement. */
const PLAN_CHANGED = '0A000';

/**
 * A connection that did not answer in time is not returned to the pool: after a silent network loss it would let every later
 * statement wait as long as the first (REL-9). Statements with values are parsed and planned once per connection.
 */
export class ImpatientClient extends pg.Client {
  readonly #names = new Map<string, string>();

  constructor(settings?: pg.ClientConfig | string) {
    super(settings);
    // A line lost between two statements of a transaction is an event too; unheard it would end the process. The next statement fails.
    this.on('error', () => {});
    const query = this.query.bind(this) as (...parts: unknown[]) => unknown;
    const impatient = (...parts: unknown[]) => {
      const answer = query(...this.#prepared(parts));
      if (answer instanceof Promise) answer.catch((error: unknown) => this.#giveUpOn(error));
      return answer;
    };
    Object.defineProperty(this, 'query', { value: impatient });
  }

  #giveUpOn(error: unknown): void {
    if (!(error instanceof Error)) return;
    const isStale = 'code' in error && error.code === PLAN_CHANGED;
    if (error.message !== 'Query read timeout' && !isStale) return;
    // `end` would say goodbye on the dead line first and wait for an answer.
    const { stream } = (this as unknown as { connection: { stream: { destroy(): void } } }).connection;
    stream.destroy();
  }

  #prepared(parts: unknown[]): unknown[] {
    const [text, values, ...rest] = parts;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return parts;
    const name = this.#nameOf(text);
    return name === undefined ? parts : [{ name, text, values }, ...rest];
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMED) return known;
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
