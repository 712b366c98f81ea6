import { chakra } from '@aylal/ui';
import { IconPhone } from '@aylal/ui/icons';
import { support } from '../config/support.ts';
import { BarTool } from './bar-item.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** SHELL-02, CONST-09. Where the bar is narrow the number gives way to the main menu; its name stays. */
export function PhoneLink({ onSky }: { onSky: boolean }) {
  const t = useHostMessages();
  return (
    <BarTool asChild sky={onSky}>
      <a href={support.phoneLink} aria-label={t('phone.label', { phone: support.phoneInHeader })}>
        <IconPhone size={18} />
        <chakra.span display="none" css={{ '@media (min-width: 1280px)': { display: 'inline' } }}>
          {support.phoneInHeader}
        </chakra.span>
      </a>
    </BarTool>
  );
}
