import { stopper } from './postgres-global-setup.ts';

export default async function tearDownPostgres(): Promise<void> {
  await stopper.stop();
}
