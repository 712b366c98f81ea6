import type { CaseResult } from '../case-result.ts';
import { junit } from './junit.ts';

function report(...cases: CaseResult[]): string {
  const suite = { name: 'unit', needs: {}, run: async () => cases, repeat: () => '' };
  return junit({ suite, cases, milliseconds: 1500 });
}

describe('junit', () => {
  it('has a testsuite per file and a testcase per case with its time', () => {
    const passed = { outcome: 'passed', milliseconds: 250 } as const;
    expect(
      report(
        { file: 'a.test.ts', title: 'one', ...passed },
        { file: 'b.test.ts', title: 'two', ...passed },
        { file: 'a.test.ts', title: 'three', ...passed },
      ),
    ).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<testsuites name="unit" tests="3" failures="0" time="1.500">',
        '  <testsuite name="a.test.ts" tests="2" failures="0" time="0.500">',
        '    <testcase classname="a.test.ts" name="one" time="0.250"/>',
        '    <testcase classname="a.test.ts" name="three" time="0.250"/>',
        '  </testsuite>',
        '  <testsuite name="b.test.ts" tests="1" failures="0" time="0.250">',
        '    <testcase classname="b.test.ts" name="two" time="0.250"/>',
        '  </testsuite>',
        '</testsuites>',
        '',
      ].join('\n'),
    );
  });

  it('escapes titles and failures, and leaves out colours and characters that XML does not have', () => {
    const failure = 'expected \u001B[31m"<b>"\u001B[39m\u0000 & got nothing\nat a line';
    expect(report({ file: 'a.test.ts', title: 'is < "odd" &', outcome: 'failed', milliseconds: 0, failure })).toContain(
      '<testcase classname="a.test.ts" name="is &lt; &quot;odd&quot; &amp;" time="0.000">' +
        '<failure message="expected &quot;&lt;b&gt;&quot; &amp; got nothing">' +
        'expected &quot;&lt;b&gt;&quot; &amp; got nothing&#10;at a line</failure></testcase>',
    );
  });

  it('reports an unsteady case as passed, with its first failure', () => {
    const text = report({
      file: 'a.test.ts',
      title: 'late',
      outcome: 'unsteady',
      milliseconds: 0,
      failure: 'too late',
    });
    expect(text).toContain('failures="0"');
    expect(text).toContain('<flakyFailure message="too late">too late</flakyFailure>');
  });
});
