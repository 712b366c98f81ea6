import { facadeTitle, parseFacades } from './facades.ts';

/** Titles of the parts of the report that hold types. */
export const typeSections = {
  shell: 'Services, slots, dialogs and everything else by type',
  ui: 'The design system by type',
} as const;

/**
 * Types that changed while the version by which releases and shells meet did not: a release that was built against the new ones would be let into a shell with the old ones. A file that
 * moved is no change. What a report does not hold yet is not compared.
 */
export function typeFaults(before: string, after: string): readonly string[] {
  const changed = (title: string) => {
    const [last, next] = [typesIn(before, title), typesIn(after, title)];
    return last !== null && next !== null && last !== next;
  };
  const [lastUi, ui] = [before, after].map((report) => parseFacades(report).find(({ name }) => name === '@aylal/ui'));
  const [lastShell, shell] = [before, after].map((report) => /^Version: \*\*(.+)\*\*$/m.exec(report)?.[1]);
  const asked = 'raise its minor version for an addition, its major one for anything else';
  return [
    ...(changed(typeSections.shell) && lastShell === shell
      ? [`types of the shell contract ${shell} changed: ${asked} (shellContractVersion)`]
      : []),
    ...(ui && changed(typeSections.ui) && lastUi?.version === ui.version
      ? [`types of ${facadeTitle(ui)} changed: ${asked}`]
      : []),
  ];
}

/** The types below a title, without where their files lie; null without the title. */
function typesIn(report: string, title: string): string | null {
  const section = report.split(/^## /m).find((one) => one.startsWith(`${title}\n`));
  if (!section) return null;
  const blocks = [...section.matchAll(/```ts\n([\s\S]*?)\n```/g)].map(([, text = '']) => withoutPlaces(text));
  return [...new Set(blocks)].toSorted().join('\n\n');
}

function withoutPlaces(text: string): string {
  return text
    .replaceAll(/^import .*;$/gm, '')
    .replaceAll(/ from ['"]\.[^'"]*['"]/g, '')
    .replaceAll(/import\(["']\.[^"']*["']\)\./g, '')
    .trim();
}
