import type { Browser } from 'playwright';
import type { Candidate, CheckPicture, Finding } from '../gates/gate.ts';
import { readScenarios } from '../gates/read-scenarios.ts';
import { checkPage, type CheckLimits, type Round } from './check-page.ts';
import { roundsWithoutData, scenarioRounds } from './rounds.ts';
import { hostsOf, type HostKind } from './scenario-subject.ts';
import { prepareShells, type StartShell } from './start-shell.ts';

/** One look at a release: everything that the process which looks needs to know. */
export interface ReleaseCheck extends CheckLimits {
  readonly candidate: Candidate;
  readonly hostFolder: string;
  readonly executablePath: string;
  /** How long one look at one page may take: a page that does not answer any more (an endless loop) ends the check. */
  readonly visitMs: number;
  /** When all looks together must be done, in milliseconds of the clock. */
  readonly endsAt: number;
}

/** Starts the live shell and a browser, and looks at every page and scenario. `onGroup` gets the process groups of the browser and the shells as soon as they are there: whoever ends this process ends those too. `onPicture` gets what its scenarios look like. */
export async function checkRelease(
  check: ReleaseCheck,
  onGroup: (group: number) => void,
  onPicture: (picture: CheckPicture) => void,
): Promise<readonly Finding[]> {
  const { chromium } = await import('playwright');
  const { executablePath, candidate, hostFolder } = check;
  const server = await chromium.launchServer({ executablePath, args: browserArguments(), timeout: 30_000 });
  const group = server.process().pid;
  if (group !== undefined) onGroup(group);
  const [browser, startShell] = await Promise.all([
    chromium.connect(server.wsEndpoint()),
    prepareShells(candidate, hostFolder, onGroup),
  ]);
  const document = readScenarios(candidate);
  const { record } = candidate;
  /** The hosts that have it, one after the other: each has shells of its own to start. */
  async function look(
    kind: Parameters<StartShell>[0],
    roundsIn: (host: HostKind) => readonly (readonly Round[])[],
  ): Promise<readonly Finding[]> {
    const all: Finding[] = [];
    for (const host of hostsOf(record.descriptor)) {
      const url = await startShell(kind, host);
      const lists = roundsIn(host).map((rounds) => lookInTurn(browser, url, rounds, check, onPicture));
      all.push(...(await Promise.all(lists)).flat());
    }
    return all;
  }
  const alone = await look('rendering', (host) => roundsWithoutData(record, host));
  // What does not even come up without data needs no further look.
  if (!document || alone.length > 0) return alone;
  return look('plain', (host) => scenarioRounds(record, document, host));
}

async function lookInTurn(
  browser: Browser,
  url: string,
  rounds: readonly Round[],
  limits: CheckLimits,
  onPicture: (picture: CheckPicture) => void,
): Promise<readonly Finding[]> {
  const all: Finding[] = [];
  for (const round of rounds) {
    const { found, over } = await checkPage(browser, url, round, limits, onPicture);
    all.push(...found);
    if (over) break;
  }
  return all;
}

/** As root there is no sandbox to be had; the rest keeps the browser from calling home. */
function browserArguments(): string[] {
  const quiet = ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}
