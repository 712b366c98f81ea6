import { providedFacades, type ResolvedRelease } from '@aylal/releases';
import type { Locale } from '@aylal/domain/language';
import { scriptFolder } from '../../remotes/shared-folder.ts';
import type { HostBuild } from './host-build.ts';

/** The part of a remote that the first paint shows. */
export interface FirstPart {
  readonly remote: string;
  readonly chunk: string;
}

/** A script that this page needs: its address and hash. */
export interface PageScript {
  readonly href: string;
  readonly integrity: string;
}

/** All that the first paint needs, known before anything runs: the host's chunks, then each remote's entry, remote module, screen and language (one trip instead of six, stack.md §3). */
export function pageScripts(
  build: HostBuild,
  parts: readonly FirstPart[],
  ownChunks: readonly string[],
  releases: Readonly<Record<string, ResolvedRelease>>,
  locale: Locale,
): PageScript[] {
  const { record } = build;
  const own = [
    ...record.first,
    ...(record.chunks[`messages-${locale}`] ?? []),
    ...ownChunks.flatMap((name) => record.chunks[name] ?? []),
  ];
  const needs = [
    ...ownChunks.flatMap((name) => record.needs[name] ?? []),
    ...parts.flatMap(({ remote, chunk }) => laterOf(releases[remote], ['remote', chunk], build)),
  ];
  const later = needs.flatMap((name) => record.later[name] ?? []);
  const all = [
    ...[...own, ...later].map((file) => ownScript(build, file)),
    ...parts.flatMap((part) => scriptsOf(part, build, releases, locale)),
  ];
  const main = new Set(record.main.map((file) => `/assets/${file}`));
  return [...new Map(all.map((script) => [script.href, script])).values()].filter(({ href }) => !main.has(href));
}

/** What these chunks of a release use beyond the shared modules of every page: an earlier major as a whole, where the release runs on one. */
function laterOf(release: ResolvedRelease | undefined, chunks: readonly string[], { record }: HostBuild): string[] {
  if (!release) return [];
  const needs = chunks.flatMap((name) => release.record.needs[name] ?? []);
  const earlier = record.offers && providedFacades(release.record, record.offers).earlier;
  if (!earlier) return needs;
  return [`${earlier.facade}@${earlier.version}`, ...needs.filter((name) => !(name in earlier.exports))];
}

function scriptsOf(
  { remote, chunk }: FirstPart,
  build: HostBuild,
  releases: Readonly<Record<string, ResolvedRelease>>,
  locale: Locale,
): PageScript[] {
  const names = [chunk, `messages-${locale}`];
  const bundled = build.record.bundled?.[remote];
  if (bundled) return ['remote', ...names].flatMap((name) => bundled[name] ?? []).map((file) => ownScript(build, file));
  const release = releases[remote];
  if (!release) return [];
  const { entry, exposes, chunks, files } = release.record;
  const needed = [entry, ...(exposes['./remote'] ?? []), ...names.flatMap((name) => chunks[name] ?? [])];
  const folder = scriptFolder(release.base, release.record);
  return needed.map((file) => ({ href: folder + file, integrity: integrityOf(files[file]?.sha384) }));
}

function ownScript({ record }: HostBuild, file: string): PageScript {
  return { href: `/assets/${file}`, integrity: integrityOf(record.files[file]?.sha384) };
}

export function integrityOf(hash: string | undefined): string {
  if (!hash) throw new Error('a script without a hash is never asked for');
  return `sha384-${hash}`;
}
