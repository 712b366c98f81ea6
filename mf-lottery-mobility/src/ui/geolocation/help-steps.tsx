import { chakra } from '@aylal/ui';
import type { Browser } from '../../domain/browser-of.ts';
import { useRemoteMessages } from '../use-remote-messages.ts';

/** MOB-19: how to allow the place in this browser. */
export function HelpSteps({ browser }: { browser: Browser }) {
  const t = useRemoteMessages();
  return (
    <chakra.ol marginTop="2" paddingInlineStart="5" listStyle="decimal" aria-label={t(`geo.help.${browser}.name`)}>
      {(['first', 'second', 'third'] as const).map((step) => (
        <li key={step}>{t(`geo.help.${browser}.${step}`)}</li>
      ))}
    </chakra.ol>
  );
}
