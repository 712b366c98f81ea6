import { canRetire, languagesToWrite } from '@aylal/domain/office';
import { isPageName } from '../../content/versions/page-outline.ts';
import {
  lockPiece,
  versionIn,
  versionRow,
  type PieceName,
  type PieceWords,
} from '../../content/versions/content-versions.ts';
import { adoptPublished, makeLive, retireLive } from '../../content/versions/publish.ts';
import { hasGroup } from '../../content/versions/published-words.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { Staff } from '../../platform/http/staff.ts';
import { writeAudit } from '../audit-log.ts';

/** Who does it, and when. */
export interface Doing {
  readonly tx: Tx;
  readonly staff: Staff;
  readonly now: number;
}

const subjectOf = ({ kind, slug }: PieceName) => `${kind} ${slug}`;

/** Saves the draft of a piece; `title` is what the partner of a hotel or trip calls it. 400 at `settings.group` for an article of a group that is not there, 404 for a page that the shop does not have, 409 when it is not the draft of `revision` any more. */
export async function writeDraft(
  { tx, staff, now }: Doing,
  name: PieceName,
  { revision, ...words }: PieceWords & { readonly revision: number },
  title = '',
): Promise<void> {
  if (words.settings.kind !== name.kind) throw refuse('invalid-input', { fields: { settings: 'validation_invalid' } });
  const { settings } = words;
  if (settings.kind === 'help-article' && !(await hasGroup(tx, settings.group)))
    throw refuse('invalid-input', { fields: { 'settings.group': 'validation_invalid' } });
  if (settings.kind === 'page' && !isPageName(name.slug)) throw refuse('not-found');
  await lockPiece(tx, name, title);
  await adoptPublished(tx, name, now);
  const draft = await versionIn(tx, name, 'draft');
  if ((draft?.revision ?? 0) !== revision) throw refuse('state-conflict');
  const saved = { ...versionRow(words), revision: revision + 1, written_by: staff.name, at: now };
  if (draft) await tx.updateTable('content_versions').set(saved).where('id', '=', draft.id).execute();
  else
    await tx
      .insertInto('content_versions')
      .values({ ...name, ...saved, state: 'draft', publish_at: null })
      .execute();
  await writeAudit(tx, staff, { act: 'save-draft', subject: subjectOf(name), after: { revision: revision + 1 } }, now);
}

/** Publishes the draft at once, or has it wait for its time in place of what waited. */
export async function publishDraft(
  { tx, staff, now }: Doing,
  name: PieceName,
  { revision, at, reason }: { readonly revision: number; readonly at: number | null; readonly reason: string },
): Promise<void> {
  await lockPiece(tx, name);
  const draft = await versionIn(tx, name, 'draft');
  if (draft?.revision !== revision) throw refuse('state-conflict');
  if (languagesToWrite(name.kind, draft.texts).length > 0)
    throw refuse('invalid-input', { fields: { texts: 'validation_required' } });
  const waiting = await versionIn(tx, name, 'scheduled');
  if (waiting) await tx.deleteFrom('content_versions').where('id', '=', waiting.id).execute();
  const publish_at = Math.max(at ?? now, now);
  await tx
    .updateTable('content_versions')
    .set({ state: 'scheduled', publish_at, at: now })
    .where('id', '=', draft.id)
    .execute();
  const after = { publish_at: new Date(publish_at).toISOString() };
  await writeAudit(tx, staff, { act: 'publish-content', subject: subjectOf(name), reason, after }, now);
  if (publish_at <= now) await makeLive(tx, name, now);
}

/** Takes a piece away from customers, and what waits for its time too. 400 for a page, which the shop cannot do without, 409 when they do not see it. */
export async function retirePiece({ tx, staff, now }: Doing, name: PieceName, reason: string): Promise<void> {
  if (!canRetire(name.kind)) throw refuse('invalid-input', { fields: { kind: 'validation_invalid' } });
  await lockPiece(tx, name);
  await adoptPublished(tx, name, now);
  const waiting = await versionIn(tx, name, 'scheduled');
  if (waiting)
    await tx
      .updateTable('content_versions')
      .set({ state: 'former', publish_at: null })
      .where('id', '=', waiting.id)
      .execute();
  if (!(await retireLive(tx, name, 'retired')) && !waiting) throw refuse('state-conflict');
  await writeAudit(tx, staff, { act: 'retire-content', subject: subjectOf(name), reason }, now);
}

/** Takes an earlier version up as the draft. 404 for a version of another piece. */
export async function restoreVersion({ tx, staff, now }: Doing, name: PieceName, id: number): Promise<void> {
  await lockPiece(tx, name);
  const version = await tx
    .selectFrom('content_versions')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', name.kind)
    .where('slug', '=', name.slug)
    .where('state', '<>', 'draft')
    .executeTakeFirst();
  if (!version) throw refuse('not-found');
  const draft = await versionIn(tx, name, 'draft');
  await writeDraft({ tx, staff, now }, name, { ...version, revision: draft?.revision ?? 0 });
}
