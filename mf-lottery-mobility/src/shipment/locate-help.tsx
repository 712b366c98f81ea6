import { Notice } from '@aylal/ui';
import { browserOf } from '../domain/browser-of.ts';
import { HelpSteps } from '../ui/geolocation/help-steps.tsx';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

/** The browser refused the customer's place: how to allow it. Shown after a press, so only where there is a browser. */
export function LocateHelp() {
  const t = useRemoteMessages();
  return (
    <Notice tone="warning" live="alert" title={t('geo.failed')}>
      <HelpSteps browser={browserOf(navigator.userAgent)} />
    </Notice>
  );
}
