import type { DialogViewOf } from '@aylal/shell';
import { chakra, Notice, Stack, Text } from '@aylal/ui';
import { useRemoteMessages } from '../../ui/use-remote-messages.ts';
import type { scanDialog } from './scan-dialog-ref.ts';
import { useCamera } from './use-camera.ts';

/** The camera's picture until it shows a code. Without a camera, or where it is not allowed, a notice names the other way. */
function ScanDialog({ close }: { readonly close: (text?: string) => void }) {
  const t = useRemoteMessages();
  const { video, state } = useCamera(close);
  return (
    <Stack gap="4">
      {state === 'refused' ? (
        <Notice tone="warning" live="alert">
          {t('scan.refused')}
        </Notice>
      ) : (
        <>
          <Picture ref={video} muted playsInline aria-label={t('scan.picture')} />
          <Text kind="small" tone="muted" role="status">
            {t(state === 'opening' ? 'scan.opening' : 'scan.hint')}
          </Text>
        </>
      )}
    </Stack>
  );
}

const Picture = chakra('video', {
  base: { width: 'full', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 'lg', bg: 'bg.emphasized' },
});

export const view: DialogViewOf<typeof scanDialog> = { title: 'scan.title', Component: ScanDialog };
