import {
  findPartnerPieces,
  getContent,
  listContent,
  publishContent,
  restoreContent,
  retireContent,
  saveDraft,
} from '@aylal/contracts/office';
import type { Locale } from '@aylal/domain/language';
import type { PieceName } from '../../content/versions/content-versions.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { publishDraft, restoreVersion, retirePiece, writeDraft } from './content-commands.ts';
import { readPiece, readPieces } from './content-view.ts';
import { besidePartner, findToWriteOn, openPiece, titleToBegin } from './partner-pieces.ts';

/** NEED-199 to NEED-204 and NEED-260: what the office writes for customers; each act is one transaction with its line of the audit log. */
export function contentOfficeRoutes(deps: Pick<Deps, 'db' | 'hotels' | 'trips'>): readonly Route[] {
  const { db } = deps;
  const changed = async (name: PieceName, locale: Locale, change: (tx: Tx) => Promise<void>) => {
    const written = await db.transaction().execute(async (tx) => {
      await change(tx);
      return readPiece(tx, name);
    });
    if (!written) throw refuse('not-found');
    return { status_code: 200 as const, result: await besidePartner(deps, written, locale) };
  };
  return [
    route(listContent).to(async ({ query }) => ({
      status_code: 200,
      result: { pieces: [...(await readPieces(db, query.kind))] },
    })),
    route(findPartnerPieces).to(async ({ query, locale }) => ({
      status_code: 200,
      result: await findToWriteOn(deps, { ...query, locale }),
    })),
    route(getContent).to(async ({ params, locale }) => ({
      status_code: 200,
      result: await openPiece(deps, params, locale),
    })),
    route(saveDraft).to(async ({ body: { kind, slug, ...draft }, staff, now, locale }) => {
      const title = await titleToBegin(deps, { kind, slug });
      return changed({ kind, slug }, locale, (tx) => writeDraft({ tx, staff, now }, { kind, slug }, draft, title));
    }),
    route(publishContent).to(({ body: { kind, slug, at, revision, reason }, staff, now, locale }) => {
      const time = at === null ? null : Date.parse(at);
      return changed({ kind, slug }, locale, (tx) =>
        publishDraft({ tx, staff, now }, { kind, slug }, { revision, reason, at: time }),
      );
    }),
    route(retireContent).to(({ body: { kind, slug, reason }, staff, now, locale }) =>
      changed({ kind, slug }, locale, (tx) => retirePiece({ tx, staff, now }, { kind, slug }, reason)),
    ),
    route(restoreContent).to(({ body: { kind, slug, version }, staff, now, locale }) =>
      changed({ kind, slug }, locale, (tx) => restoreVersion({ tx, staff, now }, { kind, slug }, version)),
    ),
  ];
}
