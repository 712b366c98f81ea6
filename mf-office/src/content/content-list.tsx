import type { ListedContent } from '@aylal/contracts/office';
import type { ContentKind } from '@aylal/domain/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { officeRoutes } from '@aylal/routes';
import { formatInstant, RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { Card, chakra, Flex, StatusView, Tag, Text } from '@aylal/ui';
import { listContentQuery } from '../api/content-queries.ts';
import { MissingTag } from '../ui/missing-tag.tsx';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** The pieces of a kind, each with how it is: shown, being written, waiting for its time, lacking a language. */
export function ContentList({ kind }: { kind: ContentKind | undefined }) {
  const t = useOfficeMessages();
  const query = useQuery(listContentQuery(useServices(), kind));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('content.loading')} heights={['64px', '64px', '64px', '64px']} />}
      failed={{ title: t('content.failed'), phone: false }}
    >
      {({ pieces }) =>
        pieces.length === 0 ? (
          <StatusView kind="empty" title={t('content.emptyTitle')}>
            {t('content.emptyText')}
          </StatusView>
        ) : (
          <Card overflow="hidden">
            {pieces.map((piece) => (
              <PieceRow key={`${piece.kind} ${piece.slug}`} piece={piece} />
            ))}
          </Card>
        )
      }
    </QueryView>
  );
}

function PieceRow({ piece }: { piece: ListedContent }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { kind, slug, title, is_live, has_draft, scheduled_for, missing } = piece;
  return (
    <Row asChild>
      <RouteLink to={officeRoutes.contentPiece.to({ kind, slug })}>
        <span>
          <Text as="span" strong display="block" overflowWrap="anywhere">
            {title || slug}
          </Text>
          <Text as="span" kind="small" tone="muted" display="block">
            {t(`content.kinds.${kind}`)} · {slug}
          </Text>
        </span>
        <Flex as="span" gap="1.5" wrap="wrap" justify="flex-end">
          {is_live && <Tag tone="success">{t('content.live')}</Tag>}
          {has_draft && <Tag tone="accent">{t('content.draft')}</Tag>}
          {scheduled_for !== null && (
            <Tag tone="gold">{t('content.scheduled', { time: formatInstant(scheduled_for, locale) })}</Tag>
          )}
          {missing.length > 0 && <MissingTag kind={kind} missing={missing} />}
        </Flex>
      </RouteLink>
    </Row>
  );
}

const Row = chakra('a', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) auto' },
    gap: { base: '1.5', md: '3' },
    alignItems: 'center',
    minHeight: '64px',
    paddingBlock: '2.5',
    paddingInline: '4',
    '& + &': { borderTopWidth: '1px', borderColor: 'border.muted' },
    _hover: { bg: 'bg.subtle' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
