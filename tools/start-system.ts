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
  /** Where the office answers; null where none is wanted. */
  readonly officeUrl: string | null;
  /** Resolves with a sentence when a part of it ends by itself. */
  readonly lost: Promise<string>;
  close(): Promise<void>;
}

/** Provider (unless PROVIDER_URL names one), releases (unless RELEASES_URL names a registry) the shop's host and the office's, each in a process of its own: a busy database holds up no page. Everything must be built. */
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
  const hosts: RunningService[] = [];
  try {
    const [provider] = await Promise.all([starting, publish(root, settings, env, say)]);
    say('starting the web server …');
    const providerUrl = provider?.url ?? settings.providerUrl ?? '';
    const hostEnv = { ...env, PROVIDER_URL: providerUrl, RELEASES_URL: settings.releasesUrl ?? '' };
    const program = 'host/src/server/main.ts';
    const shop = await startService(root, 'the host', program, { ...hostEnv, PORT: String(settings.port) });
    hosts.push(shop);
    const { officePort } = settings;
    if (officePort !== null)
      hosts.push(
        await startService(root, 'the office (OFFICE_PORT)', program, {
          ...hostEnv,
          ...officeEnv(settings, officePort),
        }),
      );
    const running = [...hosts, ...(provider ? [provider] : [])];
    return {
      url: shop.url,
      officeUrl: officePort === null ? null : `http://localhost:${officePort}`,
      lost: Promise.race(running.map(({ lost }) => lost)),
      async close() {
        await Promise.all(hosts.map((host) => host.close()));
        await provider?.close();
      },
    };
  } catch (error) {
    // What did not come up must not be left running by what did.
    await Promise.all(hosts.map((host) => host.close()));
    await starting.then(
      (running) => running?.close(),
      () => null,
    );
    throw error;
  }
}

/** A host of the office beside the shop's: its pages are not rendered by a server, and it shows no sandbox. What a registry elsewhere leaves for a cold start is its own. */
function officeEnv({ dataDir, releasesUrl, sandbox }: StartSettings, port: number): Readonly<Record<string, string>> {
  return {
    OFFICE: 'on',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SANDBOX: 'off',
    RENDER_THREADS: '0',
    METRICS_PORT: '',
    // Whoever plays the release manager in the sandbox needs nobody who lets their key in.
    ADMIT_RELEASE_KEYS: sandbox && !releasesUrl ? 'on' : 'off',
    ...(releasesUrl ? { DATA_DIR: join(dataDir, 'office') } : {}),
  };
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
    OFFICE_URL: settings.officePort === null ? '' : `http://localhost:${settings.officePort}`,
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
