import type { ResolvedRelease } from '@aylal/releases';
import type { Locale } from '@aylal/domain';
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

/** All that the first paint needs, known before anything runs: the host's chunks, then the remote's entry, door, screen and language (one trip instead of six, stack.md §3). */
export function pageScripts(
  build: HostBuild,
  part: FirstPart | null,
  ownChunks: readonly string[],
  release: ResolvedRelease | undefined,
  locale: Locale,
): PageScript[] {
  const { record } = build;
  const own = [
    ...record.first,
    ...(record.chunks[`messages-${locale}`] ?? []),
    ...ownChunks.flatMap((name) => record.chunks[name] ?? []),
  ];
  const parts = part && release ? ['remote', part.chunk] : [];
  const later = [
    ...ownChunks.flatMap((name) => record.needs[name] ?? []),
    ...parts.flatMap((name) => release?.record.needs[name] ?? []),
  ].flatMap((name) => record.later[name] ?? []);
  const ours = [...own, ...later].map((file) => ({
    href: `/assets/${file}`,
    integrity: integrityOf(record.files[file]?.sha384),
  }));
  if (!part || !release) return unique(ours);
  const bundled = record.bundled?.[part.remote];
  if (bundled) {
    const files = ['remote', part.chunk, `messages-${locale}`].flatMap((name) => bundled[name] ?? []);
    const theirs = files.map((file) => ({
      href: `/assets/${file}`,
      integrity: integrityOf(record.files[file]?.sha384),
    }));
    return unique([...ours, ...theirs]).filter(({ href }) => !record.main.includes(href.slice('/assets/'.length)));
  }
  const { entry, exposes, chunks, files } = release.record;
  const needed = [
    entry,
    ...(exposes['./remote'] ?? []),
    ...(chunks[part.chunk] ?? []),
    ...(chunks[`messages-${locale}`] ?? []),
  ];
  return unique([
    ...ours,
    ...needed.map((file) => ({ href: release.base + file, integrity: integrityOf(files[file]?.sha384) })),
  ]);
}

export function integrityOf(hash: string | undefined): string {
  if (!hash) throw new Error('a script without a hash is never asked for');
  return `sha384-${hash}`;
}

function unique(scripts: readonly PageScript[]): PageScript[] {
  return [...new Map(scripts.map((script) => [script.href, script])).values()];
}
