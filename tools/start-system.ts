import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StartSettings } from './environment.ts';
import { explainPublishing } from './explain-publishing.ts';
import { runNode } from './run-program.ts';
import { startService, type RunningService } from './start-service.ts';
import { workspacePackages } from './workspace.ts';

export interface RunningSystem {
  readonly url: string;
  /** Resolves with a sentence when a part of it ends by itself. */
  readonly lost: Promise<string>;
  close(): Promise<void>;
}

/** Provider (unless PROVIDER_URL names one), releases (unless RELEASES_URL names a registry) and host, each in a process of its own: a busy database holds up no page. Everything must be built. */
export async function startSystem(
  root: string,
  settings: StartSettings,
  say: (line: string) => void,
): Promise<RunningSystem> {
  const env = {
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    SANDBOX: settings.sandbox ? 'on' : 'off',
    HOST_KEY: process.env['HOST_KEY'] || randomBytes(24).toString('hex'),
    SUGGEST_KEY: process.env['SUGGEST_KEY'] || randomBytes(24).toString('hex'),
  };
  const starting = startProvider(root, settings, env, say);
  let provider: RunningService | null = null;
  try {
    [provider] = await Promise.all([starting, publish(root, settings, env, say)]);
    say('starting the web server …');
    const host = await startService(root, 'the host', 'host/src/server/main.ts', {
      ...env,
      PORT: String(settings.port),
      PROVIDER_URL: provider?.url ?? settings.providerUrl ?? '',
      RELEASES_URL: settings.releasesUrl ?? '',
    });
    return {
      url: host.url,
      lost: Promise.race([host.lost, ...(provider ? [provider.lost] : [])]),
      async close() {
        await host.close();
        await provider?.close();
      },
    };
  } catch (error) {
    // What did not come up must not be left running by what did.
    await starting.then(
      (running) => running?.close(),
      () => null,
    );
    throw error;
  }
}

async function startProvider(
  root: string,
  settings: StartSettings,
  env: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<RunningService | null> {
  if (settings.providerUrl) {
    say(`provider: ${settings.providerUrl}`);
    return null;
  }
  say('starting the provider: migrations, seeds …');
  return startService(root, 'the provider', 'provider/src/app/main.ts', {
    ...env,
    PROVIDER_HOST: '127.0.0.1',
    PROVIDER_PORT: process.env['PROVIDER_PORT'] || '0',
    DATABASE_URL: settings.databaseUrl ?? '',
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
    // The host's is the one that is named.
    METRICS_PORT: process.env['METRICS_PORT'] ? String(Number(process.env['METRICS_PORT']) + 1) : '',
  });
}

/** The embedded registry is a folder: what is built and new goes in, and `stable` points to it. */
async function publish(
  root: string,
  { releasesUrl, dataDir }: StartSettings,
  env: Readonly<Record<string, string>>,
  say: (line: string) => void,
): Promise<void> {
  if (releasesUrl) return;
  say('publishing the releases that are new …');
  const built = workspacePackages(root)
    .map(({ directory }) => join(directory, 'dist'))
    .filter((dist) => existsSync(join(dist, 'release.json')));
  const channel = process.env['RELEASES_CHANNEL'] || 'stable';
  const args = [
    'publish',
    '--promote',
    '--channel',
    channel,
    '--no-browser',
    '--reason',
    'start',
    '--shell',
    'host/dist',
    ...built,
  ];
  const { code, output } = await runNode(root, 'releases/src/main.ts', args, { env, quiet: true });
  if (output) say(output.trimEnd().replaceAll('\n', '\n  '));
  if (code !== 0) throw new Error(explainPublishing(output, dataDir));
}
