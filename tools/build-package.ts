// One webpack build in a process of its own: `node tools/build-package.ts <directory>`.
import { buildFolder } from '../shared/build/src/commands/build-folder.ts';

const [directory = ''] = process.argv.slice(2);
process.exitCode = (await buildFolder(directory)) ? 0 : 1;
