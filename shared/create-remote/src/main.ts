#!/usr/bin/env node
import { join, relative } from 'node:path';
import { createRemote } from './create-remote.ts';

try {
  const folder = createRemote(join(import.meta.dirname, 'template'), process.cwd(), process.argv[2]);
  const below = relative(process.cwd(), folder);
  const next = [...(below === '' ? [] : [`cd ${below}`]), 'npm install', 'npm run dev'];
  process.stdout.write(`${folder} is there.\n\n${next.map((line) => `  ${line}\n`).join('')}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\nusage: npm create aylal-remote@latest <name>\n`);
  process.exitCode = 1;
}
