import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedRelease } from '@aylal/releases';
import type { ReleaseFaults } from '../remotes/release-faults.ts';
import type { ReleaseScript } from './render-messages.ts';

export interface ServerPartsOptions {
  /** Where releases lie that are served from this machine. */
  readonly releasesFolder: string;
  readonly faults: ReleaseFaults;
}

/** The server builds of releases. */
export interface ServerParts {
  /** Verified by the hash in the release's own record, which is signed. Rejects when it is not there, or is another file. */
  scriptOf(remote: string, release: ResolvedRelease): Promise<ReleaseScript>;
}

const mostScripts = 60;
const readMs = 5000;

/** Reads each server build once; immutable releases do not change. */
export function createServerParts({ releasesFolder, faults }: ServerPartsOptions): ServerParts {
  const scripts = new Map<string, Promise<ReleaseScript>>();

  const read = async (remote: string, { version, base, record }: ResolvedRelease): Promise<ReleaseScript> => {
    const file = record.server;
    const hash = file && record.files[file]?.sha384;
    if (!file || !hash) throw new Error('the release has no server build');
    const bytes = base.startsWith('http')
      ? await download(base + file)
      : await readFile(join(releasesFolder, remote, version, file));
    if (createHash('sha384').update(bytes).digest('base64') !== hash)
      throw new Error('the server build is not the one of the release record');
    const ui = record.shared['@aylal/ui']?.range;
    return { remote, name: `${remote}@${version}`, code: bytes.toString('utf8'), ...(ui ? { ui } : {}) };
  };

  return {
    async scriptOf(remote, release) {
      const name = `${remote}@${release.version}`;
      let script = scripts.get(name);
      if (!script) {
        script = read(remote, release);
        scripts.set(name, script);
        script.catch(() => scripts.delete(name));
        const [oldest] = scripts.keys();
        if (scripts.size > mostScripts && oldest !== undefined) scripts.delete(oldest);
      }
      const fault = faults.take((one) => one.target === 'server' && one.remote === remote);
      return fault ? playServerFault(await script, fault.kind) : script;
    },
  };
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(readMs) });
  if (!response.ok) throw new Error(`the server build answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** What the sandbox can make of a server build. */
function playServerFault(script: ReleaseScript, kind: string): ReleaseScript {
  if (kind === 'tamper') throw new Error('the server build is not the one of the release record');
  const code = kind === 'hang' ? 'for (;;);' : "throw new Error('sandbox: throws on the server')";
  return { ...script, name: `${script.name}#${kind}`, code };
}
