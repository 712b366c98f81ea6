import { AnswerInSight } from '@aylal/forms';
import { Box, Notice } from '@aylal/ui';
import { useSharedMessages } from '@aylal/shell';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { Locking } from './use-locking.ts';

/** Why the places could not be locked. On a phone the button stands far from it. */
export function LockError({ fault }: Pick<Locking, 'fault'>) {
  const t = useBusMessages();
  const s = useSharedMessages();
  return (
    <AnswerInSight answer={fault}>
      {fault && (
        <Box marginTop="2">
          <Notice tone="warning" live="alert">
            {fault.kind === 'gone'
              ? fault.message
              : fault.kind === 'off'
                ? t('trainPlaces.goneTitle')
                : s('failed.text')}
          </Notice>
        </Box>
      )}
    </AnswerInSight>
  );
}
