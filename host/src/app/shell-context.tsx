import { createContext, use, type ReactNode } from 'react';
import type { Shell } from './create-services.ts';

const ShellContext = createContext<Shell | null>(null);

export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** The sides of the services that only the shell itself uses. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell needs ShellProvider above it');
  return shell;
}
