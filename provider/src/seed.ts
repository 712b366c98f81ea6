import type { Deps } from './deps.ts';

/** What a new database must hold. Every seed may run again at each start and changes nothing then. */
export async function seed(_deps: Deps): Promise<void> {}
