import { runDrill } from './run-drill.ts';

// `node src/testing/drill/main.ts [seconds] [seed]`: prints the report as JSON; exit 1 when something is not as it must be. Without a seed it takes one by chance and prints it.
const [seconds = '180', seed = String(Math.floor(Math.random() * 1_000_000))] = process.argv.slice(2);
const report = await runDrill({
  seconds: Number(seconds),
  seed: Number(seed),
  say: (line) => void process.stderr.write(`${line}\n`),
});
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
process.exitCode = report.faults.length === 0 ? 0 : 1;
