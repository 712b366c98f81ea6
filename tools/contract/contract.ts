import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractReport } from './contract-report.ts';

const page = 'docs/shell-contract.md';

/** Writes the report of the shell contract anew. */
export async function contract(root: string): Promise<void> {
  writeFileSync(join(root, page), await contractReport(root));
  console.log(`written: ${page}`);
}

/** Throws when the committed report is not that of these sources. */
export async function checkContract(root: string): Promise<void> {
  if (readFileSync(join(root, page), 'utf8') === (await contractReport(root))) return;
  throw new Error(
    `${page} is stale: the shell contract has changed. Run \`npm run contract\`, read the diff as a remote's team would, raise shellContractVersion when it asks for that, and commit both.`,
  );
}
