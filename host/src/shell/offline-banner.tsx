import { useStore } from '@aylal/shell';
import { chakra, PageContainer } from '@aylal/ui';
import { IconWifiOff } from '@aylal/ui/icons';
import { useShell } from '../app/shell-context.tsx';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** REL-5: the screen stays, and this says what still holds and what waits. */
export function OfflineBanner() {
  const t = useHostMessages();
  const online = useStore(useShell().online);
  return (
    <Place role="status">
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
    </Place>
  );
}

/** Under the top bar where that stays in view; it stays in view itself, wherever the page is scrolled to. */
const Place = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'shell',
    '[data-sticky] ~ &': { top: { base: '56px', lg: '64px' } },
  },
});

const Band = chakra('div', {
  base: {
    bg: 'bg.inverted',
    color: 'fg.inverted',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
});
