import { seedContent } from '../content/pages/seed-content.ts';
import { seedSandboxCoupons } from '../commerce/coupons/seed-sandbox-coupons.ts';
import type { Deps } from '../platform/deps.ts';

/** What a new database must hold. Every seed may run again at each start and changes nothing then. */
export async function seed(deps: Pick<Deps, 'clock' | 'config' | 'db'>): Promise<void> {
  await seedContent(deps);
  await seedSandboxCoupons(deps);
}
