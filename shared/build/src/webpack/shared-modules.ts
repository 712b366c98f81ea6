import { installedPackage } from './installed-package.ts';

/** What the host provides once for everybody: React and the facades. Libraries reach remotes through the facades (stack.md §2). The keys live in releases for ever. */
const keys = {
  react: ['react', 'react/jsx-runtime', 'react/compiler-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  '@aylal/ui': ['@aylal/ui', '@aylal/ui/journey'],
  '@aylal/shell': ['@aylal/shell'],
} as const;

/** Packages of ours that remotes import and the host provides: releases and shells are compared by their exports. */
export const facades = [...keys['@aylal/ui'], ...keys['@aylal/shell']] as const;

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
  const shared: Record<string, SharedFact> = {};
  for (const [name, requests] of Object.entries(keys)) {
    const version = installedPackage(directory, name).manifest.version;
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
