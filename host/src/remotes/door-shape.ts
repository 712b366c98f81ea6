import type { RemoteDoor } from '@aylal/shell';

/** True when what a remote exports can be used as its door; a build or a half-loaded script may give anything. */
export function isDoor(value: unknown, id: string): value is RemoteDoor {
  if (typeof value !== 'object' || value === null) return false;
  const door = value as Record<string, unknown>;
  const tables = ['routes', 'dialogs', 'panels', 'slots', 'messages'];
  return door['id'] === id && tables.every((table) => typeof door[table] === 'object' && door[table] !== null);
}
