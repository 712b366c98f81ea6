import { ConfigError, createLogger, exportSpans } from '@aylal/server';
import { readConfig } from './config.ts';
import { runProvider } from './start-provider.ts';

// Files of customers are for this user only, whatever the shell says (SEC-4).
process.umask(0o077);

try {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const spans = await exportSpans('provider', process.env);
  const provider = await runProvider(config);
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: provider.url })}\n`);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      logger.info('stopping', { signal });
      const ended = provider.close().then(() => spans?.close());
      ended.then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error('stop-failed', { error });
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  process.stderr.write(
    `${JSON.stringify({ event: 'not-started', reason: error instanceof Error ? error.message : 'unknown' })}\n`,
  );
  process.exit(error instanceof ConfigError ? 2 : 1);
}
