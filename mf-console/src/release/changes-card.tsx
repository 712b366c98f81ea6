import type { ReleaseFile } from '@aylal/contracts/console';
import { SectionCard } from '@aylal/office';
import { chakra, Tag, Text } from '@aylal/ui';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** What it offers and uses that the release before it did not, and the other way round. */
export function ChangesCard({ release: { before, changes } }: { release: ReleaseFile }) {
  const t = useConsoleMessages();
  return (
    <SectionCard title={t('changes.title')}>
      {before === null || changes.length === 0 ? (
        <Text tone="muted">{before === null ? t('changes.first') : t('changes.none', { before })}</Text>
      ) : (
        <>
          <Text kind="small" tone="muted" marginBottom="2">
            {t('changes.lead', { before })}
          </Text>
          <chakra.ul listStyleType="none">
            {changes.map(({ kind, name, side, change }) => (
              <chakra.li key={`${side} ${kind} ${name}`} paddingBlock="1" overflowWrap="anywhere">
                <Tag tone={change === 'added' ? 'success' : 'warning'}>{t(`changes.${change}`)}</Tag>{' '}
                {t(`changes.${side}`, { kind: t(`kind.${kind}`), name })}
              </chakra.li>
            ))}
          </chakra.ul>
        </>
      )}
    </SectionCard>
  );
}
