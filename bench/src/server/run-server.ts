import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Peers } from '../page/start-peers.ts';
import { startNext } from '../peers/start-next.ts';
import { readRenderedPage } from '../peers/rendered-page.ts';
import type { LoadOrder, LoadResult } from './send-load.ts';

/** What a server came to with one kind of load. */
export interface ServedPages {
  readonly peer: 'product' | 'Next.js';
  readonly load: 'each another address' | 'the same address';
  readonly perSecond: number;
  /** Processor time of the server for one page, without provider and load. */
  readonly cpuMs: number;
  /** Pages without a result, or none at all. */
  readonly bad: number;
  /** Of one page, not compressed. */
  readonly bytes: number;
}

/** The product's pages for the processor time of one of Next.js's. */
export const serverBudget = 3;

const worker = fileURLToPath(new URL('send-load.ts', import.meta.url));
const connections = 8;
const seconds = 10;
const rounds = 3;

/** Pages of results a second, and their processor time: the product, whose web server runs in this process, against Next.js. Both take turns; nothing is compressed. */
export async function runServer({ peers, address }: { peers: Peers; address: string }) {
  const rendered = await readRenderedPage(peers.product, address);
  console.log('installing and building the Next.js peer …');
  const next = await startNext(peers.product, peers.provider, rendered);
  const servers = [
    { peer: 'product', url: peers.product, cpuMs: ownCpuMs },
    { peer: 'Next.js', url: next.server.url, cpuMs: next.server.cpuMs },
  ] as const;
  const runs: ServedPages[] = [];
  try {
    for (const fresh of [true, false])
      for (let round = 0; round <= rounds; round += 1)
        for (const { peer, url, cpuMs } of servers) {
          const before = cpuMs();
          const { done, bad, bytes } = await sendLoad({ url: url + address, fresh, connections, seconds });
          const run: ServedPages = {
            peer,
            load: fresh ? 'each another address' : 'the same address',
            perSecond: Math.round(done / seconds),
            cpuMs: Math.round(((cpuMs() - before) / Math.max(1, done)) * 100) / 100,
            bad,
            bytes,
          };
          // The first round compiles code.
          if (round === 0) continue;
          runs.push(run);
          console.log(
            `${peer.padEnd(8)} ${run.load.padEnd(21)} ${String(run.perSecond).padStart(5)}/s  cpu ${run.cpuMs} ms  bad ${bad}  ${bytes} bytes`,
          );
        }
  } finally {
    await next.close();
  }
  const missed = (['each another address', 'the same address'] as const).flatMap((load) => {
    const [product, other] = servers.map(({ peer }) =>
      median(runs.filter((run) => run.peer === peer && run.load === load)),
    );
    const times = (other ?? 0) / (product ?? 1);
    console.log(`${load}: ${times.toFixed(2)} times as many pages for the same processor time as Next.js`);
    return times >= serverBudget ? [] : [`${load}: ${times.toFixed(2)} times Next.js's pages, ${serverBudget} wanted`];
  });
  return { runs, missed };
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function median(runs: readonly ServedPages[]): number {
  return runs.map(({ cpuMs }) => cpuMs).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
}

function sendLoad(order: LoadOrder): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(worker);
    child.once('message', (result) => resolve(result as LoadResult));
    child.once('error', reject);
    child.send(order);
  });
}
