import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

interface Script {
  src?: string;
  onload?: (event: { readonly type: string }) => void;
}

interface Door {
  screen(): Promise<{ Screen(): string }>;
}

interface Container {
  get(exposed: string): Promise<() => { readonly default: Door }>;
}

/** As much of a page as releases need to load chunks: their files have one address for all of them, and scripts run a moment after they are appended, the last one first. */
export function runReleases() {
  const folders: string[] = [];
  const ran: string[] = [];
  const waiting: Script[] = [];
  const document = {
    currentScript: null as Script | null,
    head: { appendChild: (script: Script) => void waiting.push(script) },
    getElementsByTagName: () => waiting,
    createElement() {
      const script: Script = {};
      return Object.assign(script, {
        setAttribute: () => undefined,
        getAttribute: (name: string) => (name === 'src' ? script.src : null),
      });
    },
  };
  class ModuleFederation {
    readonly options = {};
  }
  const page = createContext({
    document,
    location: { href: 'https://shop.test/', origin: 'https://shop.test' },
    _FEDERATION_RUNTIME_CORE: { ModuleFederation, setGlobalFederationInstance: () => undefined },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    URL,
  });
  runInContext('var self = globalThis, window = globalThis;', page);
  const run = (script: Script) => {
    const name = script.src?.split('/').at(-1) ?? '';
    const file = folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? '';
    ran.push(name.split('.')[0] ?? '');
    document.currentScript = script;
    runInContext(readFileSync(file, 'utf8'), page, { filename: file });
    document.currentScript = null;
  };
  return {
    /** Names of the scripts that were run. */
    ran: () => ran,
    /** Runs every script that was asked for until now. */
    runWaiting() {
      for (const script of waiting.splice(0).toReversed()) {
        run(script);
        script.onload?.({ type: 'load' });
      }
    },
    /** Runs the entry of the release in this folder and asks for its remote module. */
    open(folder: string): Promise<Door> {
      const { entry, uniqueName } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
        entry: string;
        uniqueName: string;
      };
      folders.push(folder);
      run(Object.assign({ src: `https://shop.test/files/${entry}` }, { tagName: 'SCRIPT' }));
      const container = runInContext(uniqueName, page) as Container;
      return container.get('./remote').then((factory) => factory().default);
    },
  };
}
