import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  createFolderSource,
  createHttpSource,
  openFolderRegistry,
  readShell,
  readSigningKey,
  type ReleaseSource,
  type ShellRecord,
} from '@aylal/releases';
import { exportSpans } from '@aylal/server';
import { openConsoleRegistry } from './console/open-console-registry.ts';
import { readHostBuild } from './pages/host-build.ts';
import { readHostEnvironment } from './host-environment.ts';
import { startHost } from './start-host.ts';

const buildFolder = resolve(import.meta.dirname, '../../dist');

// Releases and cached answers are for this user only, whatever the shell says (SEC-4).
process.umask(0o077);

try {
  const settings = readHostEnvironment(process.env);
  const spans = await exportSpans('host', process.env);
  const host = await startHost({
    ...settings,
    buildFolder,
    // What a registry elsewhere keeps here for a cold start is no release.
    releasesFolder: settings.releasesUrl ? undefined : settings.releasesFolder,
    console: settings.office ? openConsoleRegistry(settings) : null,
    source: await releaseSource(settings, readShell('host', readHostBuild(buildFolder).record)),
    ...(settings.hostKey ? { hostKey: settings.hostKey } : {}),
    ...(settings.suggestKey ? { suggestKey: settings.suggestKey } : {}),
  } as Parameters<typeof startHost>[0]);
  process.stdout.write(`${JSON.stringify({ event: 'listening', url: host.url })}\n`);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      const ended = host.close().then(() => spans?.close());
      void ended.then(() => process.exit(0));
    });
  }
} catch (error) {
  process.stderr.write(`${JSON.stringify({ event: 'not-started', reason: reasonOf(error) })}\n`);
  process.exitCode = 1;
}

async function releaseSource(
  {
    releasesUrl,
    releasesKey,
    releasesFilesUrl,
    releasesCredential,
    releasesFolder,
    releasesChannel: channel,
  }: ReturnType<typeof readHostEnvironment>,
  shell: ShellRecord | undefined,
): Promise<ReleaseSource> {
  if (!releasesUrl || !releasesKey)
    return createFolderSource(openFolderRegistry(releasesFolder), { baseUrl: '/releases/', channel, shell });
  return createHttpSource({
    url: releasesUrl,
    registryKey: releasesKey,
    channel,
    shell,
    lastSetFile: join(releasesFolder, 'last-set.json'),
    fetch,
    ...(releasesFilesUrl ? { filesUrl: `${releasesFilesUrl}/` } : {}),
    ...(releasesCredential ? { reporter: readSigningKey(readFileSync(releasesCredential, 'utf8')) } : {}),
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? 'PORT is taken by another program' : error.message;
}
