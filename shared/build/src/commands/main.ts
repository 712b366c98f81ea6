#!/usr/bin/env node
import { buildRelease } from './build-release.ts';
import { devPort } from './dev-port.ts';
import { testFolder } from './test-folder.ts';
import { serveAlone } from '../dev/serve-alone.ts';

const usage = `usage: aylal-remote <command>, in the folder of a remote

  dev      serves it alone with its scenarios, on port 3100 or that of PORT
  build    builds its release into dist/
  test     runs its tests; what follows is for jest, such as the name of a file`;

const directory = process.cwd();
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  dev: async () => {
    process.env['NODE_ENV'] = 'development';
    await serveAlone(directory, devPort(process.env['PORT']));
    return true;
  },
  build: () => buildRelease(directory),
  test: (args) => testFolder(directory, args),
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
try {
  // Configurations are TypeScript, which Node reads by itself from there on.
  if (Number(process.versions.node.split('.')[0]) < 24)
    throw new Error(`aylal-remote needs Node 24 or later; this is ${process.versions.node}`);
  if (!command) throw new Error(`there is no command "${name}"\n${usage}`);
  if (!(await command(args))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
