import autocannon, { type AutocannonRequest } from 'autocannon';
import { countAnswers, type Answers } from './answers.ts';
import type { ProviderProcess } from './start-provider-process.ts';

/** What one run came to. Latencies in milliseconds, of answered requests. */
export interface Measured extends Answers {
  readonly name: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the provider for one request, the database of its own process not counted; 0 where unknown. */
  readonly cpuMs: number;
  /** Answered badly or not at all. */
  readonly bad: number;
}

/** Runs requests over keep-alive connections; `rate` spreads them evenly, without it each connection sends as soon as it is answered. */
export async function measure(
  name: string,
  { url, cpuMs }: Pick<ProviderProcess, 'url' | 'cpuMs'>,
  options: {
    connections: number;
    seconds: number;
    rate?: number;
    requests: AutocannonRequest[];
    /** Judges the text of an answer. */
    good?: (body: string) => boolean;
  },
): Promise<Measured> {
  const { counted, take } = countAnswers(options.good);
  const cpuBefore = cpuMs();
  const result = await autocannon({
    url,
    connections: options.connections,
    duration: options.seconds,
    ...(options.rate ? { overallRate: options.rate } : {}),
    requests: options.requests.map((request) => ({ ...request, onResponse: take })),
  });
  return {
    ...counted,
    name,
    perSecond: Math.round(counted.good / result.duration),
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: Math.round(((cpuMs() - cpuBefore) / Math.max(1, counted.good)) * 100) / 100,
    bad: counted.bad + result.errors + result.timeouts,
  };
}
