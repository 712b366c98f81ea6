import { Button, chakra, Flex, Stack, Text } from '@aylal/ui';
import { writeBytes } from '../domain/rates.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import type { Sending } from './use-build-sending.ts';

export interface SendingProgressProps {
  readonly sending: Sending;
  /** Whether a browser looks at it, which takes minutes. */
  readonly look: boolean;
  readonly onCancel: () => void;
}

/** How far a build on its way is, and how to end it. */
export function SendingProgress({ sending: { progress }, look, onCancel }: SendingProgressProps) {
  const t = useConsoleMessages();
  const { sent, total } = progress ?? { sent: 0, total: 1 };
  const arrived = progress !== null && sent === total;
  const phase = progress === null ? 'packing' : arrived ? (look ? 'looking' : 'checking') : 'sending';
  return (
    <Stack gap="2">
      <Text role="status">{t(`sending.${phase}`)}</Text>
      <Track
        role="progressbar"
        aria-label={t('sending.label')}
        {...(arrived ? {} : { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': percentOf(sent, total) })}
      >
        <Bar style={{ width: `${percentOf(sent, total)}%` }} />
      </Track>
      {progress !== null && (
        <Text kind="caption" tone="muted">
          {t('sending.bytes', { sent: writeBytes(sent), total: writeBytes(total) })}
        </Text>
      )}
      <Flex>
        <Button variant="outline" size="sm" onClick={onCancel}>
          {t('sending.cancel')}
        </Button>
      </Flex>
    </Stack>
  );
}

function percentOf(sent: number, total: number): number {
  return total === 0 ? 0 : Math.round((sent / total) * 100);
}

const Track = chakra('div', {
  base: { height: '8px', borderRadius: '4px', bg: 'bg.emphasized', overflow: 'hidden' },
});

const Bar = chakra('div', { base: { height: 'full', bg: 'progress', transition: 'width 0.2s' } });
