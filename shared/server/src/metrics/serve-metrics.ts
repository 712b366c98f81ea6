import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { wholeVariable } from '../read-environment.ts';
import type { Metrics } from './create-metrics.ts';

/** Where a service shows its metrics: a port of its own, so that they never lie in the way of customers. 0 shows none. */
export const metricsVariables = {
  METRICS_PORT: wholeVariable(0, 65_535, 0),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
};

export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

/** The place that the variables name; null for none. */
export function metricsPlace(e: { METRICS_PORT: number; METRICS_HOST: string }): MetricsPlace | null {
  return e.METRICS_PORT === 0 ? null : { host: e.METRICS_HOST, port: e.METRICS_PORT };
}

/** Shows metrics at `/metrics` and nothing else. Rejects where the port is taken. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text'>,
  { host, port }: MetricsPlace,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    return metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, host, listening);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
