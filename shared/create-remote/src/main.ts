#!/usr/bin/env node
import { join } from 'node:path';
import { createRemote } from './create-remote.ts';

try {
  const folder = createRemote(join(import.meta.dirname, 'template'), process.cwd(), process.argv[2]);
  process.stdout.write(
    `${folder} is there.\n\n  cd ${process.argv[2]?.replace(/^mf-/, '')}\n  npm install\n  npm run dev\n\n`,
  );
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nusage: npm create aylal-remote@latest <name>\n`);
  process.exitCode = 1;
}
