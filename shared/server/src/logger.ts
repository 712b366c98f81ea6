import { pino, type DestinationStream, type Logger as Pino, type LoggerOptions } from 'pino';
import { mask } from './mask.ts';
import { currentTrace } from './trace/current-trace.ts';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** How every service logs: one JSON object a line, UTC, without what is personal or secret (PII-1, PII-3), with the trace that it belongs to. The message is `event`, a fixed word that is never made from input. */
export function logOptions(level: LogLevel): LoggerOptions {
  return {
    level,
    base: null,
    messageKey: 'event',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }), log: maskFields },
    mixin: traceFields,
  };
}

/** In every line that is written within a trace. */
function traceFields(): object {
  const trace = currentTrace();
  return trace ? { trace_id: trace.traceId, span_id: trace.spanId } : {};
}

type Fields = Readonly<Record<string, unknown>>;

/** Logs in the form of `logOptions`. */
export interface Logger {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
  /** A logger whose lines all carry these fields too. */
  with(fields: Fields): Logger;
}

/** Writes to `stream`, by default standard output. */
export function createLogger(level: LogLevel, stream?: DestinationStream): Logger {
  const options = logOptions(level);
  return loggerOf(stream ? pino(options, stream) : pino(options));
}

function loggerOf(log: Pino): Logger {
  return {
    debug: (event, fields = {}) => log.debug(fields, event),
    info: (event, fields = {}) => log.info(fields, event),
    warn: (event, fields = {}) => log.warn(fields, event),
    error: (event, fields = {}) => log.error(fields, event),
    // Pino formats what a logger is bound to by its own formatter only where the first logger is made.
    with: (fields) => loggerOf(log.child(maskFields(fields))),
  };
}

function maskFields(fields: Fields): Record<string, unknown> {
  return mask(fields) as Record<string, unknown>;
}
