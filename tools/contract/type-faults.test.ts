import { typeFaults, typeSections } from './type-faults.ts';

const file = (path: string, text: string) => `### ${path}\n\n\`\`\`ts\n${text}\n\`\`\`\n`;
const button = 'export declare function Button(given: { busy?: boolean }): ReactNode;';
const page = 'export declare function usePage(): string;';
function report(given: { shell?: string; ui?: string; types?: string[]; shellTypes?: string[] } = {}): string {
  const { shell = '1.9.0', ui = '4.1.2', types = [file('ui/button.tsx', button)] } = given;
  const { shellTypes = [file('shell/page.ts', page)] } = given;
  return [
    `Version: **${shell}**`,
    `### \`@aylal/ui\` ${ui}\n\n\`\`\`text\nButton\n\`\`\``,
    `## ${typeSections.shell}`,
    ...shellTypes,
    `## ${typeSections.ui}`,
    ...types,
    '',
  ].join('\n\n');
}
const busier = button.replace('boolean', "boolean | 'long'");

describe('The versions of ui and of the shell contract follow their types', () => {
  it.each<[string, string, string[]]>([
    ['nothing changed', report(), []],
    ['another type of ui, a step', report({ ui: '4.2.0', types: [file('ui/button.tsx', busier)] }), []],
    ['another type of ui, no step', report({ types: [file('ui/button.tsx', busier)] }), ['`@aylal/ui` 4.1.2']],
    ['one type less of ui, no step', report({ types: [] }), ['`@aylal/ui` 4.1.2']],
    [
      'a file that moved',
      report({ types: [file('ui/parts/button.tsx', `import type { A } from './a.ts';\n${button}`)] }),
      [],
    ],
    ['another type of the shell, a step', report({ shell: '1.10.0', shellTypes: [] }), []],
    [
      'another type of the shell, no step',
      report({ shellTypes: [file('shell/page.ts', `${page}\nexport type A = 1;`)] }),
      ['shell contract 1.9.0'],
    ],
  ])('%s', (_name, after, faults) => {
    expect(typeFaults(report(), after)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
  });

  it('which is not asked of a report from before types stood in it', () => {
    expect(typeFaults('Version: **1.9.0**\n', report())).toEqual([]);
  });
});
