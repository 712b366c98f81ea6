#!/usr/bin/env node
import { drainDelay, drainDelayVariable } from '@aylal/server';
import * as v from 'valibot';
import { readSettings } from './commands/command-settings.ts';
import { runCommand } from './commands/run-command.ts';
import { startRegistry } from './start-registry.ts';

/** `aylal-releases <command>`; `serve` stays and answers over HTTP (PORT, HOST, DATA_DIR). */
const [command, ...args] = process.argv.slice(2);

if (command === 'serve' && !args.includes('--help')) await serve();
else {
  const { code, out, fault } = await runCommand(process.argv.slice(2), process.env);
  process.stdout.write(out);
  process.stderr.write(fault);
  process.exitCode = code;
}

async function serve(): Promise<void> {
  const { local } = readSettings(args, process.env);
  if (!local) throw new Error('serve answers for a folder; leave --registry out');
  const drain = process.env['DRAIN_DELAY_MS'];
  const registry = await startRegistry({
    registry: local,
    host: process.env['HOST'] || '127.0.0.1',
    port: Number(process.env['PORT'] || '3200'),
    audience: process.env['RELEASES_AUDIENCE'] || undefined,
    drainDelayMs: drainDelay(drain ? v.parse(drainDelayVariable, drain) : undefined, process.env['NODE_ENV']),
  });
  const signing = await local.ownKeys.signing();
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: registry.url, key: signing.publicKey })}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void registry.close().then(() => process.exit(0)));
}
