import type { MutantResult } from '@stryker-mutator/api/core';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Score } from './score.ts';

const columns = ['scope', 'mutants', 'run', 'killed', 'survived', 'timed out', 'not covered', 'score'];

/** One line per scope. */
export function scoreTable(scores: ReadonlyMap<string, Score>): string {
  const rows = [...scores].map(([name, { mutants, run, killed, survived, timedOut, notCovered, percent }]) =>
    [name, mutants, run, killed, survived, timedOut, notCovered, `${percent.toFixed(1)} %`].map(String),
  );
  const table = [columns, ...rows];
  const widths = columns.map((_, index) => Math.max(...table.map((row) => row[index]?.length ?? 0)));
  return table.map((row) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')).join('\n');
}

/** What no test noticed: place, change, and the tests that ran. */
export function survivorLines(root: string, results: readonly MutantResult[]): string {
  return results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((mutant) => {
      const { line, column } = mutant.location.start;
      const tests = mutant.status === 'Survived' ? (mutant.coveredBy ?? []) : [];
      return [
        `${relative(root, mutant.fileName)}:${line}:${column} ${mutant.status === 'Survived' ? 'survived' : 'not covered'}, ${mutant.mutatorName}`,
        `  - ${oneLine(originalText(mutant))}`,
        `  + ${oneLine(mutant.replacement ?? '')}`,
        ...tests.slice(0, 3).map((test) => `  ran: ${test}`),
        ...(tests.length > 3 ? [`  and ${tests.length - 3} more`] : []),
      ].join('\n');
    })
    .join('\n');
}

function originalText({ fileName, location: { start, end } }: MutantResult): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 120 ? `${line.slice(0, 119)}…` : line;
}
