import { isForMode } from '@aylal/shell/descriptor';
import type { ReleaseRecord } from '../documents/release-record.ts';
import type { ScenarioDocument } from '../documents/scenario-document.ts';
import type { Round } from './check-page.ts';
import type { HostKind } from './scenario-subject.ts';
import { scenarioLanguages, scenarioVisits } from './scenario-visits.ts';
import type { Visit } from './visit-page.ts';

interface ShellToLook {
  readonly name: string;
  readonly cookies: Readonly<Record<string, string>>;
}

/** The shells that a host serves. */
const shells: Readonly<Record<HostKind, readonly ShellToLook[]>> = {
  shop: [
    { name: 'web', cookies: {} },
    { name: 'emongolia', cookies: { mini_app: 'emongolia' } },
  ],
  office: [{ name: 'office', cookies: {} }],
};

/** Every page in the shells of a host while the provider is away. What is in one list shares nothing with the other lists, so that they may be looked at together. */
export function roundsWithoutData(record: ReleaseRecord, host: HostKind): readonly (readonly Round[])[] {
  return shells[host].map(({ name, cookies }) => [{ language: 'en', cookies, visits: visitsOf(record, name) }]);
}

/** A narrow phone. */
const viewport = { width: 390, height: 844 };
/** As long as a token is; the provider's answers say whose it is. */
const session = { tapa_accessToken: 'a'.repeat(32) };

/** Every scenario that a host can show, on a phone, a list for each language. */
export function scenarioRounds(
  record: ReleaseRecord,
  document: ScenarioDocument,
  host: HostKind,
): readonly (readonly Round[])[] {
  const visits = scenarioVisits(record, document);
  const instant = Date.parse(document.instant);
  return scenarioLanguages.map((language) =>
    shells[host].flatMap(({ name, cookies }) =>
      [true, false].flatMap((signedIn) => {
        const here = visits.filter(
          ({ shell, played }) =>
            shell === name && played.language === language && played.scenario.signedIn === signedIn,
        );
        const all = signedIn ? { ...cookies, ...session } : cookies;
        return here.length > 0 ? [{ language, cookies: all, visits: here, options: { viewport }, instant }] : [];
      }),
    ),
  );
}

/** The home page when parts are contributed there, and every route with a sample in the place of its parameters. Where a shell leaves a route out, as the mini-app may, nothing must have been loaded. */
function visitsOf({ remote, descriptor, entry, exposes, chunks }: ReleaseRecord, shell: string): readonly Visit[] {
  const remoteModule = [entry, ...(exposes['./remote'] ?? [])];
  const isThere = (modes = descriptor.modes) => shell !== 'emongolia' && isForMode({ modes }, shell);
  return [
    ...(descriptor.slots.length > 0 ? [{ remote, shell, path: '/en', files: [] }] : []),
    ...descriptor.routes.map(({ pattern, chunk, modes }) => ({
      remote,
      shell,
      path: `/en${pattern.replace(/:\w+/g, '1')}`,
      files: isThere(modes) ? [...remoteModule, ...(chunks[chunk] ?? [])] : [],
    })),
  ];
}
