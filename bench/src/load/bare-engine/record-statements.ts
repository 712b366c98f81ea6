import { appendFileSync } from 'node:fs';
import pg from 'pg';

/** Loaded into a provider before anything else: appends each statement that it sends to the file `BENCH_STATEMENTS`, one JSON line for each, with the number of its connection. */
const file = process.env['BENCH_STATEMENTS'] ?? '';
const connections = new WeakMap<object, number>();
let opened = 0;

type Query = (this: object, ...parts: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Query };
const send = prototype.query;

prototype.query = function recorded(...parts) {
  const [first, second] = parts;
  const named = typeof first === 'object' && first !== null ? (first as { text?: string; values?: unknown[] }) : null;
  const text = named ? named.text : first;
  const values = named ? named.values : second;
  if (!connections.has(this)) connections.set(this, (opened += 1));
  const connection = connections.get(this);
  appendFileSync(file, `${JSON.stringify({ connection, text, values: Array.isArray(values) ? values : [] })}\n`);
  return send.apply(this, parts);
};
