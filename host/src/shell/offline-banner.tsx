import { useMessages, useStore } from '@aylal/shell';
import { chakra, PageContainer } from '@aylal/ui';
import { IconWifiOff } from '@aylal/ui/icons';
import { useShell } from '../app/shell-context.tsx';

/** REL-5: the screen stays, and this says what still holds and what waits. */
export function OfflineBanner() {
  const t = useMessages('host');
  const online = useStore(useShell().online);
  return (
    <div role="status">
      {!online && (
        <Band data-print="hide">
          <PageContainer display="flex" gap="3" alignItems="flex-start" paddingBlock="3">
            <IconWifiOff size={20} />
            <span>
              <b>{t('offline.title')}</b> {t('offline.text')}
            </span>
          </PageContainer>
        </Band>
      )}
    </div>
  );
}

const Band = chakra('div', {
  base: {
    position: 'relative',
    zIndex: 'shell',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
});
