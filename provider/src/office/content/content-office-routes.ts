import {
  getContent,
  listContent,
  publishContent,
  restoreContent,
  retireContent,
  saveDraft,
} from '@aylal/contracts/office';
import type { PieceName } from '../../content/versions/content-versions.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { publishDraft, restoreVersion, retirePiece, writeDraft } from './content-commands.ts';
import { readPiece, readPieces } from './content-view.ts';

/** NEED-199 to NEED-204: what the office writes for customers; each act is one transaction with its line of the audit log. */
export function contentOfficeRoutes({ db }: Pick<Deps, 'db'>): readonly Route[] {
  const answered = async (from: Db | Tx, name: PieceName) => {
    const result = await readPiece(from, name);
    if (!result) throw refuse('not-found');
    return { status_code: 200 as const, result };
  };
  return [
    route(listContent).to(async ({ query }) => ({
      status_code: 200,
      result: { pieces: [...(await readPieces(db, query.kind))] },
    })),
    route(getContent).to(({ params }) => answered(db, params)),
    route(saveDraft).to(({ body: { kind, slug, ...draft }, staff, now }) =>
      db.transaction().execute(async (tx) => {
        await writeDraft({ tx, staff, now }, { kind, slug }, draft);
        return answered(tx, { kind, slug });
      }),
    ),
    route(publishContent).to(({ body: { kind, slug, at, revision, reason }, staff, now }) =>
      db.transaction().execute(async (tx) => {
        const time = at === null ? null : Date.parse(at);
        await publishDraft({ tx, staff, now }, { kind, slug }, { revision, reason, at: time });
        return answered(tx, { kind, slug });
      }),
    ),
    route(retireContent).to(({ body: { kind, slug, reason }, staff, now }) =>
      db.transaction().execute(async (tx) => {
        await retirePiece({ tx, staff, now }, { kind, slug }, reason);
        return answered(tx, { kind, slug });
      }),
    ),
    route(restoreContent).to(({ body: { kind, slug, version }, staff, now }) =>
      db.transaction().execute(async (tx) => {
        await restoreVersion({ tx, staff, now }, { kind, slug }, version);
        return answered(tx, { kind, slug });
      }),
    ),
  ];
}
