import {
  findPartnerPieces,
  getContent,
  listContent,
  type ContentPiece,
  type ListedContent,
  type PartnerPiece,
} from '@aylal/contracts/office';
import { inLanguages } from '@aylal/domain/language';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

/** A promotion that customers see, with nothing written meanwhile. */
export function buildPiece(changes: Partial<ContentPiece> = {}): ContentPiece {
  return {
    kind: 'promotion',
    slug: 'domestic-flights',
    live: {
      settings: { kind: 'promotion', place: 'home', to: '/flights', until: null, picture: '', position: 0 },
      texts: inLanguages((locale) => ({ title: `Fly home ${locale}`, text: 'Domestic flights from Ulaanbaatar.' })),
    },
    draft: null,
    scheduled_for: null,
    versions: [{ id: 7, state: 'live', by: '', at: '2026-11-20T02:00:00.000Z' }],
    partner: null,
    ...changes,
  };
}

/** A trip that nobody has written on, beside what its operator says. */
export function buildTripPiece(changes: Partial<ContentPiece> = {}): ContentPiece {
  const texts = inLanguages((locale) => ({ title: `The Gobi ${locale}`, text: `Dunes and cliffs ${locale}.` }));
  const partner = { name: 'The Gobi in 7 days', texts };
  return buildPiece({ kind: 'trip', slug: 'gobi-7-days', live: null, versions: [], partner, ...changes });
}

/** What the search for a hotel or trip finds, as 200. */
export function partnerPiecesStub(pieces: readonly PartnerPiece[], more = false): Stub {
  return stubOperation(findPartnerPieces, { status_code: 200, message: '', result: { pieces: [...pieces], more } });
}

/** A piece with its draft, as the provider answers it, as 200. */
export function pieceStub(piece = buildPiece()): Stub {
  return stubOperation(getContent, { status_code: 200, message: '', result: piece });
}

/** The list of what is written, as 200. */
export function contentStub(pieces: readonly ListedContent[]): Stub {
  return stubOperation(listContent, { status_code: 200, message: '', result: { pieces: [...pieces] } });
}

/** A promotion in the list. */
export function buildListed(changes: Partial<ListedContent> = {}): ListedContent {
  return {
    kind: 'promotion',
    slug: 'domestic-flights',
    title: 'Дотоод нислэг',
    is_live: true,
    has_draft: true,
    scheduled_for: null,
    missing: ['ja'],
    ...changes,
  };
}
