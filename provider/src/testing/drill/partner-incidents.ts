import { setTimeout as wait } from 'node:timers/promises';
import type { FaultRule } from '../../platform/faults/faults.ts';
import type { Incident } from './incidents.ts';
import { AWAY_MS } from './supervised-service.ts';
import type { TwoProviders } from './two-providers.ts';

/** What partners of the sandbox do to both providers, by the names of their faults. */
const TROUBLES: readonly {
  readonly name: string;
  readonly kind: FaultRule['kind'];
  readonly operations: readonly string[];
}[] = [
  { name: 'two payment partners are silent', kind: 'hang', operations: ['qpay', 'socialpay'] },
  {
    name: 'notices of payments are lost, and those of the bank',
    kind: 'fail',
    operations: ['qpay-callback', 'socialpay-callback', 'pocket-callback', 'card-callback', 'transfer-callback'],
  },
  { name: 'mails do not go out', kind: 'fail', operations: ['mail'] },
  { name: 'the bank pays nothing out', kind: 'hang', operations: ['payout'] },
];

/** Trouble at partners, for as long as a machine is away. */
export function partnerIncidents({ all }: Pick<TwoProviders, 'all'>): readonly Incident[] {
  return TROUBLES.map(({ name, kind, operations }) => ({
    name,
    async happen() {
      for (const { url } of all) for (const operation of operations) await play(url, { operation, kind });
      await wait(AWAY_MS);
      for (const { url } of all) await fetch(`${url}/sandbox/faults`, { method: 'DELETE' });
    },
  }));
}

async function play(url: string, rule: Pick<FaultRule, 'operation' | 'kind'>): Promise<void> {
  const { ok, status } = await fetch(`${url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(rule),
  });
  if (!ok) throw new Error(`The sandbox does not play ${rule.operation}: ${status}`);
}
