import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractReport } from './contract-report.ts';
import { facadeFaults, parseFacades } from './facades.ts';
import { typeFaults } from './type-faults.ts';

const page = 'docs/shell-contract.md';

/** Writes the report of the shell contract again. Throws when exports or types of a facade changed without the step of its version that they ask for: releases and shells meet by it. */
export async function contract(root: string): Promise<void> {
  const report = await contractReport(root);
  refuseMissingSteps(root, report);
  writeFileSync(join(root, page), report);
  console.log(`written: ${page}`);
}

/** Throws when the committed report is not that of these sources, or a version did not follow its exports or types. */
export async function checkContract(root: string): Promise<void> {
  const report = await contractReport(root);
  refuseMissingSteps(root, report);
  if (readFileSync(join(root, page), 'utf8') === report) return;
  throw new Error(
    `${page} is stale: the shell contract has changed. Run \`npm run contract\`, read the diff as a remote's team would, raise shellContractVersion when it asks for that, and commit both.`,
  );
}

function refuseMissingSteps(root: string, report: string): void {
  const last = committedReport(root);
  const faults = [...facadeFaults(parseFacades(last), parseFacades(report)), ...typeFaults(last, report)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** The report of the last commit; outside a checkout the one that lies there. */
function committedReport(root: string): string {
  try {
    return execFileSync('git', ['show', `HEAD:${page}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return readFileSync(join(root, page), 'utf8');
  }
}
