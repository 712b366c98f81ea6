import { resolve } from 'node:path';
import { runDrill } from '@aylal/provider/testing/drill';
import { shopAround } from './shop-around.ts';

// `node src/drill/main.ts [seconds] [seed]`: prints the report as JSON; exit 1 when something is not as it must be. Without a seed it takes one by chance and prints it.
const [seconds = '180', seed = String(Math.floor(Math.random() * 1_000_000))] = process.argv.slice(2);
const report = await runDrill({
  seconds: Number(seconds),
  seed: Number(seed),
  say: (line) => void process.stderr.write(`${line}\n`),
  around: shopAround(resolve(import.meta.dirname, '../../..')),
});
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
// The package that runs PostgreSQL ends a process that has nothing left to do with 0.
process.exit(report.faults.length === 0 ? 0 : 1);
