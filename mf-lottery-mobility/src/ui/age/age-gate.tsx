import { Button, Skeleton, StatusView } from '@aylal/ui';
import { WithoutScripts } from '@aylal/ui/primitives';
import { lazy, Suspense, type ReactNode } from 'react';
import { useRemoteMessages } from '../use-remote-messages.ts';
import { useAgeGate } from './use-age-gate.ts';

const PlainAge = lazy(async () => {
  const { PlainAge: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-age.tsx');
  return { default: Component };
});

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
          <Suspense>
            <PlainAge>{children}</PlainAge>
          </Suspense>
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
