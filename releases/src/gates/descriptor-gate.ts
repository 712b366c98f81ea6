import { scriptsWithoutHash } from '../documents/release-record.ts';
import type { Candidate, Finding } from './gate.ts';

const languages = ['mn', 'en', 'zh', 'ru', 'ko', 'ja'];

/** The descriptor promises nothing that was not built, and record and descriptor speak of the same remote. */
export function descriptorGate({ record }: Candidate): Finding[] {
  const { descriptor, chunks, exposes } = record;
  const findings: Finding[] = [];
  const refuse = (code: string, message: string, change: string) => findings.push({ code, message, change });
  if (descriptor.id !== record.remote || record.container !== record.remote.replaceAll('-', '_'))
    refuse(
      'module-name',
      `the record is of ${record.remote}, its descriptor of ${descriptor.id}, its container is ${record.container}`,
      'give all three the name of the package',
    );
  if (descriptor.contract !== record.shell.contractRange)
    refuse(
      'module-contract',
      `the descriptor asks for contract ${descriptor.contract}, the record for ${record.shell.contractRange}`,
      'build again from the same sources',
    );
  if ((exposes['./remote'] ?? []).length === 0)
    refuse('module-missing', 'the release exposes no ./remote', 'keep src/remote.ts as the exposed module');
  const promised = [
    ...descriptor.routes.map((route) => [route.chunk, `route ${route.pattern}`] as const),
    ...descriptor.dialogs.map((dialog) => [dialog.chunk, `dialog ${dialog.view}`] as const),
    ...descriptor.panels.map((panel) => [panel.chunk, `panel ${panel.id}`] as const),
    ...descriptor.slots.map((slot) => [slot.chunk, `slot ${slot.id}`] as const),
    ...languages.map((locale) => [`messages-${locale}`, `the words of language ${locale}`] as const),
  ];
  for (const [chunk, what] of promised)
    if (!chunks[chunk])
      refuse(
        'module-chunk',
        `${what} needs the chunk ${chunk}, which was not built`,
        `import it under webpackChunkName "${chunk}", or take it out of the descriptor`,
      );
  for (const path of new Set(scriptsWithoutHash(record)))
    refuse(
      'module-file',
      `${path} is named and has no hash in the record`,
      'build again; the record must list every script',
    );
  for (const { pattern, reads } of descriptor.routes)
    for (const { path } of reads)
      if (!/^\/api\/[\w/{}.?=&-]*$/.test(path) || path.includes('..') || path.includes('//'))
        refuse('module-read', `route ${pattern} reads ${path} first`, 'name a path below /api/ without dot segments');
  return findings;
}
