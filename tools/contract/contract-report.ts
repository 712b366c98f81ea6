import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { namedRoutes } from '../../shared/build/src/webpack/named-routes.ts';
import { descriptorSchema, eventKey, events, shellContractVersion } from '../../shared/shell/src/descriptor-entry.ts';
import { emitDeclarations } from './emit-declarations.ts';
import { facadeTitle, readFacades } from './facades.ts';
import { typeSections } from './type-faults.ts';

/** What remotes and hosts get of the shell, and through it of these packages. */
const shellEntries = [
  ['shared/shell', ['src/index.ts', 'src/host-entry.ts']],
  ['shared/api', ['src/index.ts']],
  ['shared/query', ['src/index.ts']],
  ['shared/i18n', ['src/index.ts']],
] as const;

/** What remotes get of the design system at run time. */
const uiEntries = [['shared/ui', ['src/index.ts', 'src/journey-entry.ts']]] as const;

/** Their content is in the report as JSON schema, which reads better than the types of the schemas. */
const shownAsSchema = ['shared/shell/src/events/event-catalogue.ts', 'shared/shell/src/remote/descriptor.ts'];

/** The public surface of the shell contract as one page of Markdown, the same for the same sources: what a diff of it shows, remotes notice. */
export async function contractReport(root: string): Promise<string> {
  const typesOf = async (packages: typeof shellEntries | typeof uiEntries) =>
    (await Promise.all(packages.map(([folder, entries]) => emitDeclarations(root, folder, entries)))).flat();
  const [shell, ui] = await Promise.all([typesOf(shellEntries), typesOf(uiEntries)]);
  return [
    '# The shell contract',
    [
      'Made by `npm run contract` from the sources; `npm run lint` fails while it differs from them. What changes here, remotes notice: an addition raises the minor',
      'version of `shellContractVersion`, a removal or another meaning the major one; types that change without a step fail `npm run lint`.',
    ].join('\n'),
    `Version: **${shellContractVersion}**`,
    '## Facades',
    'What remotes import of the shell at run time. A name that is added raises the minor version of its package, one that is taken away the major one; `npm run lint` compares with the last commit.',
    ...readFacades(join(root, 'host')).map((facade) => section(facadeTitle(facade), facade.exports.join('\n'), 'text')),
    '## Events',
    ...Object.values(events).map((event) => section(`\`${eventKey(event)}\``, schemaOf(event.schema))),
    '## Page addresses',
    'Patterns stand without the language; the schema is that of the search part.',
    ...namedRoutes().map(([name, route]) => section(`\`${route.pattern}\` · ${name}`, schemaOf(route.search))),
    '## The descriptor',
    block('json', schemaOf(descriptorSchema)),
    `## ${typeSections.shell}`,
    ...shell.filter(({ file }) => !shownAsSchema.includes(file)).map(({ file, text }) => section(file, text, 'ts')),
    `## ${typeSections.ui}`,
    ...ui.map(({ file, text }) => section(file, text, 'ts')),
    '',
  ].join('\n\n');
}

function section(title: string, text: string, language: 'json' | 'ts' | 'text' = 'json'): string {
  return `### ${title}\n\n${block(language, text)}`;
}

function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function schemaOf(schema: Parameters<typeof toJsonSchema>[0]): string {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return JSON.stringify(rest, null, 2);
}
