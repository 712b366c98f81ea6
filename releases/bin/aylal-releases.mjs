#!/usr/bin/env node
// Plain JavaScript for any Node from 20 on: the command line is TypeScript, which the Node of the workspace runs.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const run = fileURLToPath(new URL('../../tools/run.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [run, 'releases', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
