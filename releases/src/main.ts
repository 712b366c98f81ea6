#!/usr/bin/env node
import {
  drainDelay,
  drainDelayVariable,
  exportSpans,
  logLevels,
  metricsPlace,
  metricsVariables,
  readEnvironment,
  wholeVariable,
} from '@aylal/server';
import * as v from 'valibot';
import { readSettings } from './commands/command-settings.ts';
import { runCommand } from './commands/run-command.ts';
import { startRegistry } from './start-registry.ts';

const serveVariables = {
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: wholeVariable(0, 65_535, 3200),
  RELEASES_AUDIENCE: v.optional(v.string()),
  DRAIN_DELAY_MS: v.optional(drainDelayVariable),
  NODE_ENV: v.optional(v.string()),
  ...metricsVariables,
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'warn'),
};

/** `aylal-releases <command>`; `serve` stays and answers over HTTP (`serveVariables`, DATA_DIR). */
const [command, ...args] = process.argv.slice(2);

if (command === 'serve' && !args.includes('--help')) await serve();
else {
  const { code, out, fault } = await runCommand(process.argv.slice(2), process.env);
  process.stdout.write(out);
  process.stderr.write(fault);
  process.exitCode = code;
}

async function serve(): Promise<void> {
  const { local } = await readSettings(args, process.env);
  if (!local) throw new Error('serve answers for a folder; leave --registry out');
  const e = readEnvironment(serveVariables, process.env);
  const spans = await exportSpans('releases', process.env);
  const registry = await startRegistry({
    registry: local,
    host: e.HOST,
    port: e.PORT,
    audience: e.RELEASES_AUDIENCE,
    drainDelayMs: drainDelay(e.DRAIN_DELAY_MS, e.NODE_ENV),
    logLevel: e.LOG_LEVEL,
    metrics: metricsPlace(e),
  });
  const signing = await local.ownKeys.signing();
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: registry.url, key: signing.publicKey })}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      const ended = registry.close().then(() => spans?.close());
      void ended.then(() => process.exit(0));
    });
}
