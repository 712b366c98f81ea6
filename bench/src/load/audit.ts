import { drawnPlace, drawText, prizeAt } from '@aylal/domain/lottery';
import { createHash } from 'node:crypto';
import { call } from './customer.ts';
import { measure, type Measured } from './measure.ts';
import type { ProviderProcess } from './start-provider-process.ts';

interface Product {
  readonly series: { readonly id: string };
}

interface Proof {
  readonly result: {
    readonly number: number;
    readonly commitment: string;
    readonly seed: string | null;
    readonly prizes: readonly { readonly prize: number; readonly chances: number }[];
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const DAY = 86_400;

/** An auditor checks draws of the day before, ticket by ticket: asks for the proof of each over 20 connections, compares the secret with what was committed to, and works out the prize. Moves the provider's clock on. */
export async function lotteryAudit(provider: ProviderProcess): Promise<Measured> {
  const { url } = provider;
  const { result: products } = await call<{ result: Product[] }>(url, '/api/lottery/productList/');
  await fetch(`${url}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ advance_seconds: 3 * DAY }),
  });
  let sent = 0;
  return measure('lottery tickets audited', provider, {
    connections: 20,
    seconds: 8,
    requests: [
      {
        method: 'GET',
        headers: { accept: 'application/json' },
        setupRequest: (request) => {
          const { series } = products[(sent += 1) % products.length] as Product;
          return {
            ...request,
            path: `/api/lottery/draw_proof/?ticket=${series.id}-${String(1 + (sent % 3_000)).padStart(5, '0')}`,
          };
        },
      },
    ],
    good: proves,
  });
}

/** The secret is the one that was committed to, and the number draws a place by it. */
function proves(body: string): boolean {
  const { number, commitment, seed, prizes } = (JSON.parse(body) as Proof).result;
  if (seed === null || sha256(seed) !== commitment) return false;
  return prizeAt(drawnPlace(sha256(drawText(seed, number))), prizes) >= 0;
}
