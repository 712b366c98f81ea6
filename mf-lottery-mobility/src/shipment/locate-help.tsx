import { Notice } from '@aylal/ui';
import { browserOf } from '../domain/browser-of.ts';
import { HelpSteps } from '../ui/geolocation/help-steps.tsx';
import { useOwnMessages } from '../ui/use-own-messages.ts';

/** The browser would not say where the customer is: how it is told to. Shown after a press, so only where there is a browser. */
export function LocateHelp() {
  const t = useOwnMessages();
  return (
    <Notice tone="warning" live="alert" title={t('geo.failed')}>
      <HelpSteps browser={browserOf(navigator.userAgent)} />
    </Notice>
  );
}
