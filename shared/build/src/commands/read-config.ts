import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

/** The `webpack.config.ts` of a folder. Throws where there is none. */
export async function readConfig(directory: string): Promise<Configuration> {
  const file = join(directory, 'webpack.config.ts');
  if (!existsSync(file)) throw new Error(`${directory} has no webpack.config.ts; run this in the folder of a remote`);
  const { default: config } = (await import(pathToFileURL(file).href)) as { default: Configuration };
  return config;
}
