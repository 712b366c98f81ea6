import { mask } from './mask.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const satisfies readonly LogLevel[];

/** One JSON object a line, UTC, masked (PII-1, PII-3). `event` is a fixed word, never made from input. */
export interface Logger {
  debug(event: string, fields?: Readonly<Record<string, unknown>>): void;
  info(event: string, fields?: Readonly<Record<string, unknown>>): void;
  warn(event: string, fields?: Readonly<Record<string, unknown>>): void;
  error(event: string, fields?: Readonly<Record<string, unknown>>): void;
  with(fields: Readonly<Record<string, unknown>>): Logger;
}

/** Writes to `write`, by default standard output. */
export function createLogger(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
  bound: Readonly<Record<string, unknown>> = {},
): Logger {
  function log(at: LogLevel, event: string, fields: Readonly<Record<string, unknown>> = {}) {
    if (logLevels.indexOf(at) < logLevels.indexOf(level)) return;
    write(
      `${JSON.stringify({ time: new Date().toISOString(), level: at, event, ...(mask({ ...bound, ...fields }) as object) })}\n`,
    );
  }
  return {
    debug: (event, fields) => log('debug', event, fields),
    info: (event, fields) => log('info', event, fields),
    warn: (event, fields) => log('warn', event, fields),
    error: (event, fields) => log('error', event, fields),
    with: (fields) => createLogger(level, write, { ...bound, ...fields }),
  };
}
