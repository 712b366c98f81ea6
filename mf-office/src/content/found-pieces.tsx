import type { PartnerKind } from '@aylal/domain/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { officeRoutes } from '@aylal/routes';
import { RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { Card, chakra, StatusView, Text, VisuallyHidden } from '@aylal/ui';
import { findPartnerPiecesQuery } from '../api/content-queries.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** The hotels or trips that a search finds, each leading to its text. */
export function FoundPieces({ kind, text }: { kind: PartnerKind; text: string }) {
  const t = useOfficeMessages();
  const query = useQuery(findPartnerPiecesQuery(useServices(), { kind, text }, useLocale()));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('content.find.loading')} heights={['56px', '56px', '56px']} />}
      failed={{ title: t('content.find.failed'), phone: false }}
    >
      {({ pieces, more }) =>
        pieces.length === 0 ? (
          <StatusView kind="none-found" title={t('content.find.noneTitle')}>
            {t(`content.find.${kind}Hint`)}
          </StatusView>
        ) : (
          <>
            <VisuallyHidden role="status">{t('content.find.found', { count: pieces.length })}</VisuallyHidden>
            <Card overflow="hidden">
              {pieces.map(({ slug, name, place }) => (
                <Row key={slug} asChild>
                  <RouteLink to={officeRoutes.contentPiece.to({ kind, slug })}>
                    <Text as="span" strong display="block" overflowWrap="anywhere">
                      {name}
                    </Text>
                    <Text as="span" kind="small" tone="muted" display="block">
                      {place} · {slug}
                    </Text>
                  </RouteLink>
                </Row>
              ))}
            </Card>
            {more && <Text tone="muted">{t('content.find.more')}</Text>}
          </>
        )
      }
    </QueryView>
  );
}

const Row = chakra('a', {
  base: {
    display: 'block',
    minHeight: '56px',
    paddingBlock: '2.5',
    paddingInline: '4',
    '& + &': { borderTopWidth: '1px', borderColor: 'border.muted' },
    _hover: { bg: 'bg.subtle' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
