import type { RemoteModule } from '@aylal/shell';

/** True when what a remote exports can be used as its remote module; a build or a half-loaded script may give anything. */
export function isRemoteModule(value: unknown, id: string): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const remoteModule = value as Record<string, unknown>;
  const tables = ['routes', 'dialogs', 'panels', 'slots', 'messages'];
  return (
    remoteModule['id'] === id &&
    tables.every((table) => typeof remoteModule[table] === 'object' && remoteModule[table] !== null)
  );
}
