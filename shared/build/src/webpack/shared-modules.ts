import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What the host provides once for everybody: React and the facades. Libraries reach remotes through the facades (stack.md §2). The keys live in releases for ever. */
const keys = {
  react: ['react', 'react/jsx-runtime', 'react/compiler-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  '@aylal/ui': ['@aylal/ui', '@aylal/ui/journey'],
  '@aylal/shell': ['@aylal/shell'],
} as const;

/** Shared modules that no page needs at once: each is a chunk of its own in the host, by this name, and comes with the screens that use it. */
export const laterModules = { '@aylal/ui/journey': 'ui-journey' } as const;

export interface SharedFact {
  readonly singleton: true;
  readonly version: string;
  readonly requiredVersion: string;
  readonly strictVersion: boolean;
  readonly import?: false;
}

/**
 * Versions are read from the installed packages and stated in full: guessed ones go wrong in workspaces (federation.md trap 18).
 * React is asked for exactly, because react and react-dom of differing patches throw (trap 17).
 */
export function sharedModules(directory: string, side: 'provide' | 'consume'): Record<string, SharedFact> {
  const require = createRequire(join(directory, 'package.json'));
  const shared: Record<string, SharedFact> = {};
  for (const [name, requests] of Object.entries(keys)) {
    const version = installedVersion(require, name);
    const ours = name.startsWith('@aylal/');
    for (const request of requests) {
      shared[request] = {
        singleton: true,
        version,
        requiredVersion: ours ? `^${version}` : version,
        strictVersion: ours,
        ...(side === 'consume' ? { import: false } : {}),
      };
    }
  }
  return shared;
}

function installedVersion(require: NodeJS.Require, name: string): string {
  const folders = require.resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      return (JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as { version: string }).version;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`${name} is shared and must be installed`);
}
