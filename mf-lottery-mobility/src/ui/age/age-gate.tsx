import { Button, Notice, Skeleton, StatusView } from '@aylal/ui';
import { WithoutScripts } from '@aylal/ui/primitives';
import type { ReactNode } from 'react';
import { useRemoteMessages } from '../use-remote-messages.ts';
import { useAgeGate } from './use-age-gate.ts';

/** Holds back what is for people of 18 and over: its children are made, and ask for their data, only behind it. */
export function AgeGate({ children }: { children: ReactNode }) {
  const t = useRemoteMessages();
  const { passed, ask } = useAgeGate();
  if (passed) return children;
  if (passed === null)
    return (
      <>
        <Skeleton height="280px" borderRadius="lg" />
        <WithoutScripts>
          <Notice>{t('age.needsScripts')}</Notice>
        </WithoutScripts>
      </>
    );
  return (
    <StatusView
      kind="empty"
      title={t('age.title')}
      action={<Button onClick={() => void ask()}>{t('age.agree')}</Button>}
    >
      {t('age.text')}
    </StatusView>
  );
}
