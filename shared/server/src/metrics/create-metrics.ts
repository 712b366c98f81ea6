import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { onJobRun } from './job-channel.ts';
import { onOutgoingCall } from './outgoing-calls.ts';

/** What of a server is measured: a Fastify app, of which only the hook after an answer is used. */
export interface MeasuredServer {
  addHook(
    name: 'onResponse',
    hook: (
      request: { readonly method: string; readonly routeOptions: { readonly url?: string | undefined } },
      reply: { readonly statusCode: number; readonly elapsedTime: number },
    ) => Promise<void>,
  ): unknown;
}

/** A gauge that is asked when somebody reads the metrics. */
export interface AskedGauge {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  /** The present values by label. One that cannot be had is left out of this reading. */
  readonly read: () => Promise<Readonly<Record<string, number>>>;
}

/** The metrics of one service, in the text format of Prometheus. */
export interface Metrics {
  /** Measures every answer of a server, by its route as it is written, never by what was asked: the number of series stays small. */
  watch(app: MeasuredServer): void;
  ask(gauge: AskedGauge): void;
  text(): Promise<string>;
  /** Stops measuring. */
  close(): void;
}

const secondsOfAnswers = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const secondsOfJobs = [0.01, 0.1, 1, 10, 60];

/** Measures this process, its answers, its calls to others and its jobs. Names are those of OpenTelemetry, as Prometheus writes them. */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'How long answers took, by method, route and status.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: secondsOfAnswers,
    registers: [registry],
  });
  const calls = new Histogram({
    name: 'http_client_request_duration_seconds',
    help: 'How long calls to others took until the answer began, by origin and status or error.',
    labelNames: ['server_address', 'outcome'],
    buckets: secondsOfAnswers,
    registers: [registry],
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'How long jobs took, by name and outcome.',
    labelNames: ['job', 'outcome'],
    buckets: secondsOfJobs,
    registers: [registry],
  });
  const stops = [
    onOutgoingCall(({ origin, outcome, seconds }) => calls.observe({ server_address: origin, outcome }, seconds)),
    onJobRun(({ job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds)),
  ];
  return {
    watch: (app) => {
      app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
        const labels = {
          http_request_method: method,
          http_route: routeOptions.url ?? 'none',
          http_response_status_code: statusCode,
        };
        answers.observe(labels, elapsedTime / 1000);
      });
    },
    ask: ({ name, help, label, read }) => {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [],
        async collect() {
          this.reset();
          const values = await read().catch(() => ({}));
          for (const [value, count] of Object.entries(values)) this.set({ [label]: value }, count);
        },
      });
      registry.registerMetric(gauge);
    },
    text: () => registry.metrics(),
    close: () => {
      for (const stop of stops) stop();
    },
  };
}
