import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Measured } from './load/measure.ts';
import { bookingScenarios, monthScenario, searchScenario } from './load/scenarios.ts';
import { startEngine, type Engine } from './load/start-engine.ts';
import { startProviderProcess } from './load/start-provider-process.ts';

/** What must be reached on 2 cores shared by load, provider and database (reliability: capacity). */
const wanted: Record<Engine, Record<string, { perSecond: number; p99: number }>> = {
  embedded: {
    'a month of fares, not asked before': { perSecond: 4, p99: 500 },
    'flight search, 50 a second': { perSecond: 49, p99: 150 },
    'booking with key': { perSecond: 300, p99: 250 },
    'signed-in read of an order': { perSecond: 450, p99: 150 },
  },
  postgres: {
    'a month of fares, not asked before': { perSecond: 4, p99: 500 },
    'flight search, 50 a second': { perSecond: 49, p99: 150 },
    'booking with key': { perSecond: 900, p99: 80 },
    'signed-in read of an order': { perSecond: 1200, p99: 60 },
  },
};

const report: { engine: Engine; measured: Measured[] }[] = [];
const engines = (['embedded', 'postgres'] as const).filter(
  (engine) => process.argv.length < 3 || process.argv.includes(engine),
);
for (const engine of engines) {
  const database = await startEngine(engine);
  const provider = await startProviderProcess(database.databaseUrl);
  try {
    // First of all: the others would make its days known.
    const month = await monthScenario(provider);
    const search = await searchScenario(provider);
    const rest = await bookingScenarios(provider, 8, wanted[engine]['booking with key']?.perSecond ?? 300);
    report.push({ engine, measured: [month, search, ...rest] });
  } finally {
    await provider.stop();
    await database.stop();
  }
}

for (const { engine, measured } of report) {
  const usual = measured.find(({ name }) => name === 'signed-in read of an order')?.perSecond ?? 0;
  for (const { name, perSecond, p50, p99, bad, refused, cpuMs } of measured) {
    const goal = wanted[engine][name] ?? { perSecond: Math.ceil(usual * 0.8), p99: 10_000 };
    const reached = perSecond >= goal.perSecond && p99 <= goal.p99 && bad === 0;
    console.log(
      `${engine.padEnd(9)} ${name.padEnd(43)} ${String(perSecond).padStart(6)}/s  p50 ${p50} ms  p99 ${p99} ms  cpu ${cpuMs} ms  refused ${refused}  failed ${bad}  ${reached ? 'reached' : `short of ${goal.perSecond}/s, p99 ${goal.p99} ms`}`,
    );
  }
}
const folder = fileURLToPath(new URL('../../reports/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}bench-load.json`, `${JSON.stringify({ wanted, report }, null, 2)}\n`);
console.log('written to reports/bench-load.json');
