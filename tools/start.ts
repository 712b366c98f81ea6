import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { readEnvironment } from './environment.ts';
import { startSystem } from './start-system.ts';

/** Builds what changed, starts provider, registry and the hosts of shop and office, and says where they answer. Rejects with the name of a bad variable before anything is built, and when a part of the system ends by itself. */
export async function start(root: string): Promise<void> {
  const settings = readEnvironment(root, process.env);
  checkFolder(settings.dataDir);
  console.log('Building what changed …');
  await build(root, []);
  const system = await startSystem(root, settings, (line) => console.log(`  ${line}`));
  if (system.officeUrl) console.log(`office on ${system.officeUrl}`);
  console.log(`ready on http://localhost:${settings.port}`);
  const lost = await system.lost;
  await system.close();
  throw new Error(lost);
}

function checkFolder(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'releases'), { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new Error(
      `DATA_DIR must be a folder that can be written; "${dataDir}" is not (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
      { cause: error },
    );
  }
}
