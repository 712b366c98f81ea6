// One rendering thread. It evaluates the host's server build, gives up everything that reaches outside, and only then takes code of remotes.
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { ProviderAnswer, AskProvider } from '../../rendering/render-request.ts';
import type { FromWorker, ToWorker } from './render-messages.ts';
import { sandboxWorker } from './sandbox-worker.ts';

type HostBuild = typeof import('../../rendering/index.ts');
type RenderScript = (ToWorker & { kind: 'render' })['scripts'][number];
type Door = Parameters<HostBuild['renderPageText']>[1][string];

/** What React's server renderer itself needs of Node. */
const renderersOwn = ['util', 'crypto', 'async_hooks', 'stream'];

const port = parentPort;
if (!port) throw new Error('a rendering thread is started by the host');
const say = (message: FromWorker) => port.postMessage(message);
const remoteModules = new Map<string, Door>();
const waiting = new Map<number, (answer: ProviderAnswer | null) => void>();
let reads = 0;

const nodeModule = createRequire(import.meta.url);
const host = evaluate<HostBuild>('host', (workerData as { code: string }).code, (name) => {
  if (!renderersOwn.includes(name)) throw new Error(`the host's server build asks for ${name}`);
  return nodeModule(name);
});
const endTimers = sandboxWorker();
// The first render compiles what all others use: it is nobody's page.
await host.warmUp().finally(endTimers);

port.on('message', (message: ToWorker) => {
  if (message.kind === 'render') void render(message);
  else waiting.get(message.id)?.(message.answer);
});
say({ kind: 'ready' });

async function render({ order, scripts }: ToWorker & { kind: 'render' }): Promise<void> {
  try {
    const opened = Object.fromEntries(
      await Promise.all(scripts.map(async (script) => [script.remote, await open(script)] as const)),
    );
    const page = await host.renderPageText(order, opened, read, (sight) => say({ kind: 'first', sight }));
    say({ kind: 'rendered', page });
  } catch (error) {
    const { name = '', message = '', stack = '' } = error instanceof Error ? error : {};
    say({
      kind: 'failed',
      left: name === 'LeftToBrowser',
      script: scripts.map((script) => script.name).find((known) => stack.includes(known)) ?? null,
      message: message.slice(0, 300),
    });
  } finally {
    waiting.clear();
    endTimers();
  }
}

/** A release's remote module, evaluated once: an immutable release has one. */
async function open({ name, code, ui }: RenderScript): Promise<Door> {
  const known = remoteModules.get(name);
  if (known) return known;
  if (code === null) throw new Error(`${name} was never sent`);
  const modules = await host.sharedExternalsFor(ui);
  const { remote } = evaluate<{ remote: Door }>(name, code, (request) => {
    const given = modules[request];
    if (given === undefined) throw new Error(`${name} asks for ${request}, which no host gives`);
    return given;
  });
  host.noteMajor(remote, ui);
  remoteModules.set(name, remote);
  return remote;
}

function evaluate<T>(name: string, code: string, require: (request: string) => unknown): T {
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: name })(module, module.exports, require);
  return module.exports as T;
}

const read: AskProvider = async (url, locale, change) => {
  const id = (reads += 1);
  const answer = await new Promise<ProviderAnswer | null>((answered) => {
    waiting.set(id, answered);
    say({ kind: 'read', id, url, locale, ...(change ? { change } : {}) });
  });
  waiting.delete(id);
  if (!answer) throw new Error('no answer');
  return answer;
};
