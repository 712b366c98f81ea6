import type { ReleaseFile } from '@aylal/contracts/console';
import { SectionCard } from '@aylal/office';
import { Box, chakra, Text } from '@aylal/ui';
import { Meter } from '@aylal/ui/primitives';
import { writeBytes } from '../domain/rates.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** What each part weighs against what it may, the fullest first. */
export function WeightsCard({ weights }: { weights: ReleaseFile['weights'] }) {
  const t = useConsoleMessages();
  const sorted = weights.toSorted((a, b) => b.bytes / b.most - a.bytes / a.most);
  return (
    <SectionCard title={t('weights.title')}>
      {sorted.length === 0 ? (
        <Text tone="muted">{t('weights.none')}</Text>
      ) : (
        <Rows>
          {sorted.map(({ what, bytes, most, own }) => (
            <chakra.li key={`${what} ${own}`}>
              <Text kind="small" overflowWrap="anywhere">
                {what} {own && <chakra.span color="fg.muted">· {t('weights.own')}</chakra.span>}
              </Text>
              <Box>
                <Meter label={what} value={bytes} max={most} />
                <Text kind="caption" tone="muted" marginTop="1">
                  {t('weights.of', { bytes: writeBytes(bytes), most: writeBytes(most) })}
                </Text>
              </Box>
            </chakra.li>
          ))}
        </Rows>
      )}
    </SectionCard>
  );
}

const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'minmax(0, 1fr) 280px' },
      gap: { base: '1', md: '4' },
      alignItems: 'center',
      paddingBlock: '2',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
  },
});
