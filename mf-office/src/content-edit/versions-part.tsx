import { getContent, listContent, restoreContent, type ContentPiece } from '@aylal/contracts/office';
import { SectionCard, useOfficeWrite } from '@aylal/office';
import { formatInstantWithYear, useLocale, useServices } from '@aylal/shell';
import { Button, chakra, Flex, Notice, Tag, Text } from '@aylal/ui';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

export interface VersionsPartProps {
  readonly piece: ContentPiece;
  readonly mayWrite: boolean;
  readonly onRestored: () => void;
}

/** Everything that was published of a piece, the newest first; an earlier version can be taken up as the draft. */
export function VersionsPart({ piece, mayWrite, onRestored }: VersionsPartProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([getContent.name, listContent.name]);
  const { kind, slug, versions } = piece;
  if (versions.length === 0) return null;
  const restore = async (version: number) => {
    const refused = await run((api) => api.call(restoreContent, { body: { kind, slug, version } }));
    if (refused !== null) return;
    toasts.show({ kind: 'success', text: t('content.restored') });
    onRestored();
  };
  return (
    <SectionCard title={t('content.versions')}>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {versions.map(({ id, state, by, at }) => (
          <Flex key={id} as="li" gap="3" justify="space-between" align="center" wrap="wrap">
            <span>
              <Tag tone={state === 'live' ? 'success' : 'neutral'}>{t(`content.states.${state}`)}</Tag>{' '}
              <Text as="span" kind="small" tone="muted">
                {by || t('content.ofTheShop')} · {formatInstantWithYear(at, locale)}
              </Text>
            </span>
            {mayWrite && (
              <Button size="sm" variant="outline" loading={running} onClick={() => void restore(id)}>
                {t('content.restore')}
              </Button>
            )}
          </Flex>
        ))}
      </chakra.ul>
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault.text}
        </Notice>
      )}
    </SectionCard>
  );
}
