import { setTimeout as wait } from 'node:timers/promises';
import type { Faults, FaultRule } from '../../../platform/faults/faults.ts';
import type { CarrierPort, Seller } from './carrier-port.ts';

const DEFAULT_DELAY_MS = 3_000;

/**
 * Carriers to which `/sandbox/faults` may do something: the partner `carrier` is every one of them, `carrier-ke` a single one. `slow` answers
 * late, `fail` refuses, `hang` never answers, `malformed` spoils every second offer, `drop-answer` loses the second half of the answer.
 */
export function createSandboxCarriers(carriers: CarrierPort, faults: Faults): CarrierPort {
  return {
    sellersOf: async (question) =>
      (await carriers.sellersOf(question)).map((seller) => ({
        ...seller,
        ask: (signal) => playing(injectFault(faults, seller), seller, signal),
      })),
  };
}

/** Rules of all operations do not mean carriers: their calls fail already. */
function injectFault(faults: Faults, { code }: Seller): FaultRule | undefined {
  const name = [`carrier-${code.toLowerCase()}`, 'carrier'].find((one) =>
    faults.list().some(({ operation }) => operation === one),
  );
  return name === undefined ? undefined : faults.take(name);
}

async function playing(rule: FaultRule | undefined, seller: Seller, signal: AbortSignal): Promise<unknown> {
  if (rule?.kind === 'fail') throw new Error('the carrier refuses');
  if (rule?.kind === 'hang') return new Promise(() => {});
  if (rule?.kind === 'slow') await wait(rule.delay_ms ?? DEFAULT_DELAY_MS, undefined, { signal });
  const answer = (await seller.ask(signal)) as { offers: readonly object[]; complete: boolean };
  const { offers } = answer;
  if (rule?.kind === 'malformed')
    return { ...answer, offers: offers.map((offer, index) => (index % 2 === 0 ? { ...offer, trips: 'soon' } : offer)) };
  if (rule?.kind === 'drop-answer') return { offers: offers.slice(0, Math.ceil(offers.length / 2)), complete: false };
  return answer;
}
