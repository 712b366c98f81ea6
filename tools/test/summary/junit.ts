import type { CaseResult } from '../case-result.ts';
import type { SuiteResult } from '../suite.ts';

/** A suite's results in the format of JUnit: one `testsuite` per file, one `testcase` per case. */
export function junit({ suite, cases, milliseconds }: SuiteResult): string {
  const files = Map.groupBy(cases, ({ file }) => file);
  const failures = (of: readonly CaseResult[]) => of.filter(({ outcome }) => outcome === 'failed').length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escape(suite.name)}" tests="${cases.length}" failures="${failures(cases)}" time="${seconds(milliseconds)}">`,
    ...[...files].flatMap(([file, of]) => [
      `  <testsuite name="${escape(file)}" tests="${of.length}" failures="${failures(of)}" time="${seconds(of.reduce((sum, one) => sum + one.milliseconds, 0))}">`,
      ...of.map(testCase),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase({ file, title, outcome, milliseconds, failure }: CaseResult): string {
  const attributes = `classname="${escape(file)}" name="${escape(title)}" time="${seconds(milliseconds)}"`;
  if (failure === undefined) return `    <testcase ${attributes}/>`;
  // What passed at its second try has passed; the extension of Maven's reports names the first one.
  const element = outcome === 'failed' ? 'failure' : 'flakyFailure';
  const message = failure.trim().split('\n')[0] ?? '';
  return `    <testcase ${attributes}><${element} message="${escape(message)}">${escape(failure)}</${element}></testcase>`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

// oxlint-disable-next-line no-control-regex -- colours of a terminal, and what XML 1.0 has no way to write
const NOT_IN_XML = /\u001B\[[\d;]*m|[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

function escape(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"\n]/g, (found) => entities[found] ?? found);
}
