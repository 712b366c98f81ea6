import { createServer } from 'node:http';
import { createSigningKey } from '../keys/signing-key.ts';
import { anybody, openTrialService, type TrialService } from '../testing/trial-service.ts';
import { createHttpReader } from './http-reader.ts';
import { createHttpSource } from './http-source.ts';

let service: TrialService;
beforeEach(async () => {
  service = await openTrialService();
});
afterEach(() => service.close());

describe('A registry over HTTP, as hosts read it', () => {
  it('gives verified releases with the address of their files, which may be kept for ever', async () => {
    const release = (await service.source()).resolve(anybody).releases['mf-trial'];
    expect(release).toMatchObject({ version: '1.0.0+aa', base: `${service.url}/releases/mf-trial/1.0.0+aa/` });
    const file = await fetch(`${release?.base}entry.js`);
    expect([await file.text(), file.headers.get('cache-control')]).toEqual([
      'run()',
      expect.stringContaining('immutable'),
    ]);
    expect((await fetch(`${service.url}/v1/channels/stable`)).headers.get('cache-control')).toBe('no-store');
  });

  it('sends documents again only when they have changed', async () => {
    const answers: string[] = [];
    const listening: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      answers.push(`${new URL(response.url).pathname} ${response.status}`);
      return response;
    };
    const source = await service.source(listening);
    answers.length = 0;
    await source.refresh();
    expect(answers.toSorted()).toEqual(['/v1/channels/stable 304', '/v1/keys 404', '/v1/profiles 304', '/v1/ring 304']);
    await service.trial.live({ version: '1.1.0+bb' });
    answers.length = 0;
    await source.refresh();
    expect(answers).toContain('/v1/channels/stable 200');
    expect(source.resolve(anybody).releases['mf-trial']?.version).toBe('1.1.0+bb');
  });

  it('[MFE-3] goes on without an error when the registry changes its key between two answers', async () => {
    const { registry } = service.trial;
    let isRotating = false;
    const source = await service.source(async (input, init) => {
      if (isRotating && String(input).endsWith('/v1/ring')) await registry.ownKeys.rotate('a year has passed');
      return fetch(input, init);
    });
    isRotating = true;
    await source.refresh();
    isRotating = false;
    await registry.ownKeys.retire(registry.keys.key('registry').id, 'nobody needs it');
    await service.trial.live({ version: '1.1.0+bb' });
    await source.refresh();
    expect(source.resolve(anybody).releases['mf-trial']?.version).toBe('1.1.0+bb');
  });

  it('[MFE-3] serves hosts that start while it is away', async () => {
    await service.source();
    const away = () => Promise.reject(new Error('refused'));
    expect((await service.source(away)).resolve(anybody).releases['mf-trial']?.version).toBe('1.0.0+aa');
  });

  it('[MFE-3] is not believed from another origin, nor without end', async () => {
    const elsewhere = Object.defineProperty(new Response('{}'), 'url', { value: 'https://elsewhere.example/v1/ring' });
    await expect(createHttpReader(service.url, async () => elsewhere).ring()).rejects.toThrow('elsewhere.example');
    const moving = createServer(({ url }, answer) =>
      answer.writeHead(url === '/v1/ring' ? 302 : 200, { location: '/v1/elsewhere' }).end('{}'),
    );
    await new Promise<void>((done) => moving.listen(0, '127.0.0.1', done));
    moving.unref();
    const { port } = moving.address() as { port: number };
    await expect(createHttpReader(`http://127.0.0.1:${port}`, fetch).ring()).rejects.toThrow('fetch failed');
    moving.close();
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    await expect(createHttpReader(service.url, async () => new Response(endless)).ring()).rejects.toThrow(
      'longer than',
    );
    expect(sent).toBeLessThan(1_000_000);
  });

  it('ends a share that fails: other hosts have it at their next look, the figures stand in the log', async () => {
    await service.trial.registry.publish(await service.trial.bundle({ version: '1.1.0+bb' }));
    await service.trial.promote({ 'mf-trial': '1.1.0+bb' }, 5000);
    const reporter = await service.trial.credential('report', null);
    const options = { url: service.url, registryKey: service.trial.registry.registryKey, fetch: globalThis.fetch };
    const reporting = await createHttpSource({ ...options, lastSetFile: service.lastSetFile, reporter });
    const other = await createHttpSource({ ...options, lastSetFile: `${service.lastSetFile}.other` });
    const versions = () => {
      const visitors = Array.from({ length: 100 }, (_, one) => ({ ...anybody, visitor: `v${one}` }));
      return new Set(visitors.map((one) => other.resolve(one).releases['mf-trial']?.version));
    };
    expect(versions().size).toBe(2);
    await reporting.report?.([
      { remote: 'mf-trial', version: '1.0.0+aa', pages: 500, failures: 2 },
      { remote: 'mf-trial', version: '1.1.0+bb', pages: 500, failures: 100 },
    ]);
    const visitors = Array.from({ length: 100 }, (_, one) => ({ ...anybody, visitor: `v${one}` }));
    const reportedVersions = visitors.map((one) => reporting.resolve(one).releases['mf-trial']?.version);
    expect(new Set(reportedVersions)).toEqual(new Set(['1.0.0+aa']));
    await other.refresh();
    expect(versions()).toEqual(new Set(['1.0.0+aa']));
    expect(await service.trial.registry.log(1)).toMatchObject([
      { act: 'halt', by: 'registry', reason: expect.stringContaining('100 of 500 pages, stable on 2 of 500') },
    ]);
  });

  it('[MFE-2] takes no report of a stranger, who does not send it again', async () => {
    const { registry } = service.trial;
    const options = { url: service.url, registryKey: registry.registryKey, fetch: globalThis.fetch };
    const stranger = await createHttpSource({
      ...options,
      lastSetFile: service.lastSetFile,
      reporter: createSigningKey(),
    });
    const counts = [{ remote: 'mf-trial', version: '1.0.0+aa', pages: 500, failures: 500 }];
    await expect(stranger.report?.(counts)).rejects.toMatchObject({ code: 'report-refused' });
    await expect(stranger.report?.([])).resolves.toBeUndefined();
    expect((await registry.status('stable')).health).toEqual({});
  });

  it('[MFE-3] holds nobody up for longer than three seconds when it does not answer', async () => {
    const silent = (_address: unknown, how?: RequestInit) =>
      new Promise<Response>((_done, failed) => {
        how?.signal?.addEventListener('abort', () => failed(how.signal?.reason as Error));
      });
    const started = Date.now();
    await expect(createHttpReader(service.url, silent).ring()).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(Date.now() - started).toBeLessThan(5000);
  });
});
