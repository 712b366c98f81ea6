import type { ContentPiece, ListedContent } from '@aylal/contracts/office';
import { missingLanguages } from '@aylal/domain/office';
import { versionsOf, type PieceName } from '../../content/versions/content-versions.ts';
import { knownPieces } from '../../content/versions/publish.ts';
import { readPublished } from '../../content/versions/published-words.ts';
import type { Db, Tx } from '../../platform/database/database.ts';

const iso = (at: number) => new Date(at).toISOString();

/** A piece as the office has it, without what its partner says. */
export type WrittenPiece = Omit<ContentPiece, 'partner'>;

/** A piece with all that is known of it; undefined for one that customers do not see and nobody has begun. */
export async function readPiece(db: Db | Tx, { kind, slug }: PieceName): Promise<WrittenPiece | undefined> {
  const all = await versionsOf(db, { kind, slug });
  const live = await readPublished(db, { kind, slug });
  if (!live && all.length === 0) return undefined;
  const draft = all.find(({ state }) => state === 'draft');
  const scheduled = all.find(({ state }) => state === 'scheduled');
  return {
    kind,
    slug,
    live: live ?? null,
    draft: draft
      ? {
          settings: draft.settings,
          texts: draft.texts,
          revision: draft.revision,
          by: draft.written_by,
          at: iso(draft.at),
        }
      : null,
    scheduled_for: scheduled?.publish_at == null ? null : iso(scheduled.publish_at),
    versions: all.flatMap(({ id, state, written_by: by, at }) =>
      state === 'draft' ? [] : [{ id, state, by, at: iso(at) }],
    ),
  };
}

/** Every piece of a kind, or of all, by kind and name. */
export async function readPieces(db: Db, kind: PieceName['kind'] | undefined): Promise<readonly ListedContent[]> {
  const names = (await knownPieces(db)).filter((one) => kind === undefined || one.kind === kind);
  const pieces = await Promise.all(names.map((name) => readPiece(db, name)));
  const begun = await db.selectFrom('content_pieces').selectAll().where('title', '<>', '').execute();
  const titleOf = (piece: PieceName) =>
    begun.find((one) => one.kind === piece.kind && one.slug === piece.slug)?.title ?? '';
  return pieces
    .flatMap((piece) => (piece ? [listed(piece, titleOf(piece))] : []))
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.slug.localeCompare(b.slug));
}

function listed({ kind, slug, live, draft, scheduled_for }: WrittenPiece, partnerTitle: string): ListedContent {
  const newest = draft ?? live;
  return {
    kind,
    slug,
    title: newest?.texts.mn.title || partnerTitle,
    is_live: live !== null,
    has_draft: draft !== null,
    scheduled_for,
    missing: newest ? [...missingLanguages(kind, newest.texts)] : [],
  };
}
