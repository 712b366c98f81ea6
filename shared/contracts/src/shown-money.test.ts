import * as v from 'valibot';
import { operations } from './operations-entry.ts';

const { changeFlight, checkFlightPrice, refundOrder } = fieldsOfMoney();

/** The schema of each amount that a page sends back as it has shown it. */
function fieldsOfMoney() {
  const field = (name: string) => {
    const found = Object.values(operations).flatMap((operation) =>
      'body' in operation ? entry(operation.body, name) : [],
    );
    if (found[0] === undefined) throw new Error(`no body has ${name}`);
    return found[0];
  };
  return {
    changeFlight: field('shown_to_pay'),
    checkFlightPrice: field('shown_total_fare'),
    refundOrder: field('refund_amount'),
  };
}

function entry(schema: unknown, name: string): v.GenericSchema[] {
  const { entries, pipe } = (schema ?? {}) as { entries?: Record<string, v.GenericSchema>; pipe?: readonly unknown[] };
  if (entries?.[name]) return [entries[name]];
  return pipe && pipe[0] !== schema ? entry(pipe[0], name) : [];
}

describe('[MNY-1] [AUT-3] An amount that was shown', () => {
  it.each([
    ['of a change', changeFlight],
    ['of a price check', checkFlightPrice],
    ['of goods that are given back', refundOrder],
  ])('%s is whole and in range', (_, schema) => {
    for (const amount of [0, 1_886_400]) expect(v.safeParse(schema, amount).success).toBe(true);
    for (const amount of [-1, 0.5, 1e13, Number.MAX_SAFE_INTEGER, '1'])
      expect(v.safeParse(schema, amount).success).toBe(false);
  });
});
