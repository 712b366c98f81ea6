export { addressBlock } from './address-block.ts';
export { arrivalLimits } from './arrival-limits.ts';
export { drainDelay, drainDelayVariable } from './drain-delay.ts';
export { createMetrics, type AskedGauge, type MeasuredServer, type Metrics } from './metrics/create-metrics.ts';
export { tellJobRun, type JobRun } from './metrics/job-channel.ts';
export { metricsPlace, metricsVariables, serveMetrics, type MetricsPlace } from './metrics/serve-metrics.ts';
export { JsonRefused, parseStrictJson } from './strict-json.ts';
export { createLogger, logLevels, logOptions, type Logger, type LogLevel } from './logger.ts';
export {
  addressVariable,
  checkSandbox,
  ConfigError,
  keyVariable,
  onOffVariable,
  readEnvironment,
  sandboxVariables,
  wholeVariable,
  type Environment,
} from './read-environment.ts';
export { plainAddressFault, secretFault } from './secret-strength.ts';
export { currentTrace, runInTrace, traceRequests, type TracedServer } from './trace/current-trace.ts';
export { exportSpans, type SpanExport } from './trace/export-spans.ts';
export { areSpansHeard, onSpan, tellSpan, type Span } from './trace/span-channel.ts';
export { requestIdIn, tracesOfPages, tracesOfServices, type Traces } from './trace/page-traces.ts';
export { traceOutgoingCalls } from './trace/outgoing-trace.ts';
export { nextSpan, writeTraceparent, type TraceContext } from './trace/trace-context.ts';
export { noTrustedProxies, senderOf, trustedProxiesVariable, type TrustedProxies } from './trusted-proxies.ts';
