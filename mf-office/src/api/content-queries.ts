import { findPartnerPieces, getContent, listContent } from '@aylal/contracts/office';
import type { Locale } from '@aylal/domain/language';
import type { ContentKind, PartnerKind } from '@aylal/domain/office';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';

type Around = Pick<Services, 'api' | 'queryClient'>;

/** What the office has written, of one kind or all. */
export function listContentQuery(services: Around, kind: ContentKind | undefined) {
  return officeQuery(services, listContent, { query: kind ? { kind } : {} });
}

/** One piece with its draft and versions; a hotel or trip is named in the language. */
export function contentQuery(
  services: Around,
  { kind, slug }: { readonly kind: ContentKind; readonly slug: string },
  language: Locale,
) {
  return officeQuery(services, getContent, { params: { kind, slug } }, language);
}

/** Hotels or trips that a typed text may mean. */
export function findPartnerPiecesQuery(
  services: Around,
  { kind, text }: { readonly kind: PartnerKind; readonly text: string },
  language: Locale,
) {
  return officeQuery(services, findPartnerPieces, { query: { kind, text } }, language);
}
