import { getContent, listContent } from '@aylal/contracts/office';
import type { ContentKind } from '@aylal/domain/office';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';

type Around = Pick<Services, 'api' | 'queryClient'>;

/** What the office has written, of one kind or all. */
export function listContentQuery(services: Around, kind: ContentKind | undefined) {
  return officeQuery(services, listContent, { query: kind ? { kind } : {} });
}

/** One piece with its draft and versions. */
export function contentQuery(services: Around, kind: ContentKind, slug: string) {
  return officeQuery(services, getContent, { params: { kind, slug } });
}
