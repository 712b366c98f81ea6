import { resultsAddress } from './results-address.ts';

const pagesEach = 10;

/** Lets every web server answer some pages that nobody measures, other ones than those that are measured: a server that serves a shop has done so before. */
export async function warmUp(origins: readonly string[], today: Date): Promise<void> {
  for (let turn = 0; turn < pagesEach; turn += 1) {
    for (const origin of origins) {
      for (const address of [resultsAddress(today, 60 + turn), `/mn?turn=${turn}`])
        await (await fetch(origin + address)).text();
    }
  }
}
