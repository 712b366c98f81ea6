import type { ContentSettings, ContentTexts } from '@aylal/contracts/office';
import type { ContentKind } from '@aylal/domain/office';
import type { ColumnType, Generated } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';

type Json<T> = ColumnType<T, string, string>;

/** `draft`: being written; `scheduled`: waits for `publish_at`; `live`: what customers see; `former`: was live; `retired`: was live and was taken away. Instants are milliseconds of the provider's clock. */
export type VersionState = 'draft' | 'scheduled' | 'live' | 'former' | 'retired';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Every piece that the office has begun. */
    content_pieces: {
      kind: ContentKind;
      slug: string;
      /** What its partner called a hotel or trip when the office began to write on it; empty for other kinds. */
      title: string;
    };
    content_versions: {
      id: Generated<number>;
      kind: ContentKind;
      slug: string;
      state: VersionState;
      /** Counts the savings of a draft. */
      revision: number;
      settings: Json<ContentSettings>;
      texts: Json<ContentTexts>;
      written_by: string;
      at: number;
      publish_at: number | null;
    };
  }
}

/** What names a piece. */
export interface PieceName {
  readonly kind: ContentKind;
  readonly slug: string;
}

/** What a piece says. */
export interface PieceWords {
  readonly settings: ContentSettings;
  readonly texts: ContentTexts;
}

/** The versions of a piece, the newest first. */
export function versionsOf(db: Db | Tx, { kind, slug }: PieceName) {
  return db
    .selectFrom('content_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .orderBy('id', 'desc')
    .execute();
}

/** The version of a piece in a state of which there is one at most. */
export function versionIn(db: Db | Tx, { kind, slug }: PieceName, state: 'draft' | 'scheduled' | 'live') {
  return db
    .selectFrom('content_versions')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('state', '=', state)
    .executeTakeFirst();
}

/** Keeps others from changing the piece until the transaction ends, also one that is not there yet, which is then called `title`. */
export async function lockPiece(tx: Tx, { kind, slug }: PieceName, title = ''): Promise<void> {
  await tx
    .insertInto('content_pieces')
    .values({ kind, slug, title })
    .onConflict((known) => known.doNothing())
    .execute();
  await tx
    .selectFrom('content_pieces')
    .select('slug')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .forUpdate()
    .execute();
}

/** A version to be written, with what it says as text. */
export function versionRow({ settings, texts }: PieceWords) {
  return { settings: JSON.stringify(settings), texts: JSON.stringify(texts) };
}
