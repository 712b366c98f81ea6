import type { ProviderProcess } from './start-provider-process.ts';
import autocannon, { type AutocannonRequest } from 'autocannon';

/** What one run came to. Latencies in milliseconds, of answered requests. */
export interface Measured {
  readonly name: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the provider for one request, the database of its own process not counted; 0 where unknown. */
  readonly cpuMs: number;
  readonly good: number;
  /** Answered 429 or 503. */
  readonly refused: number;
  /** Anything else, and what was not answered. */
  readonly bad: number;
}

/** Runs requests over keep-alive connections; `rate` spreads them evenly, without it each connection sends as soon as it is answered. */
export async function measure(
  name: string,
  { url, cpuMs }: Pick<ProviderProcess, 'url' | 'cpuMs'>,
  options: { connections: number; seconds: number; rate?: number; requests: AutocannonRequest[] },
): Promise<Measured> {
  let good = 0;
  let bad = 0;
  let refused = 0;
  const answered = (status: number) => {
    if (status === 200) good += 1;
    else if (status === 429 || status === 503) refused += 1;
    else bad += 1;
  };
  const cpuBefore = cpuMs();
  const result = await autocannon({
    url,
    connections: options.connections,
    duration: options.seconds,
    ...(options.rate ? { overallRate: options.rate } : {}),
    requests: options.requests.map((request) => ({ ...request, onResponse: (status) => answered(status) })),
  });
  return {
    name,
    perSecond: Math.round(good / result.duration),
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: Math.round(((cpuMs() - cpuBefore) / Math.max(1, good)) * 100) / 100,
    good,
    refused,
    bad: bad + result.errors + result.timeouts,
  };
}
