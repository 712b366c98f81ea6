import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Visitor } from '@aylal/releases';
import type { HostOptions } from '../host-options.ts';
import { startHost } from '../start-host.ts';
import { openTrialProvider } from './trial-provider.ts';
import { trialHash, trialSource } from './trial-source.ts';

const build = {
  version: '1',
  git: 'x',
  builtAt: '',
  main: ['main.js'],
  first: [],
  chunks: {},
  later: { '@aylal/ui/journey': ['journey.js'] },
  needs: {},
  files: { 'main.js': { sha384: trialHash, bytes: 1 }, 'journey.js': { sha384: trialHash, bytes: 1 } },
};

/** The whole web server with a build of one script, one remote, and a provider that notes what it is asked. `over` stands for what it is started with otherwise. */
export async function openTrialHost(over: Partial<HostOptions> = {}) {
  const seen: IncomingMessage[] = [];
  const asked: Visitor[] = [];
  const provider = openTrialProvider(seen);
  const folder = mkdtempSync(join(tmpdir(), 'aylal-host-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'main.js'), '1');
  writeFileSync(join(folder, 'dist', 'host.json'), JSON.stringify(build));
  const host = await startHost({
    host: '127.0.0.1',
    port: 0,
    buildFolder: join(folder, 'dist'),
    providerUrl: provider.url,
    source: trialSource(asked),
    sandbox: false,
    publicUrl: 'http://localhost:3000',
    releasesSecondFilesUrl: 'https://second.example/releases',
    miniAppOrigins: ['https://app.example'],
    links: { app_store: 'https://apps.apple.com/mn/app/id1' },
    hostKey: 'key-of-this-test-run',
    suggestKey: 'suggestions-of-this-run',
    logLevel: 'silent',
    ...over,
  });
  const { port } = new URL(host.url);
  const origin = `http://127.0.0.1:${port}`;
  const own = { origin: 'http://localhost:3000', 'content-type': 'application/json', 'x-aylal-client': 'web' };
  return {
    metricsUrl: host.metricsUrl,
    /** What reached the provider, and who asked for releases, since `forget`. */
    seen,
    asked,
    forget() {
      seen.length = 0;
      asked.length = 0;
    },
    get: (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { redirect: 'manual', headers }),
    post: (path: string, body: string, headers: Record<string, string> = {}) =>
      fetch(origin + path, { method: 'POST', body, headers: { ...own, ...headers } }),
    /** As it is: `fetch` would tidy the path before sending it. */
    rawStatus: (path: string, headers?: readonly string[]) =>
      new Promise<number | undefined>((done, failed) => {
        httpRequest({ host: '127.0.0.1', port, path, ...(headers ? { headers } : {}) }, (response) => {
          response.resume();
          done(response.statusCode);
        })
          .on('error', failed)
          .end();
      }),
    async close() {
      await host.close();
      provider.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type TrialHost = Awaited<ReturnType<typeof openTrialHost>>;
