import { useEffect, useEffectEvent, useId, useState, type FormEvent } from 'react';
import { Button, chakra, Stack, Text, TextLink } from '@aylal/ui';
import { CodeField } from '@aylal/ui/primitives';
import { useSharedMessages } from '@aylal/shell';
import type { AccessFault } from '../../domain/access-problem.ts';
import { useAccountMessages } from '../use-account-messages.ts';
import { AccessNotice } from './access-notice.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';
import { useResendWait } from './use-resend-wait.ts';

export interface CodeStepProps {
  readonly sentTo: string;
  readonly sentMs: number;
  readonly running: boolean;
  /** A code that was refused; the customer types another. */
  readonly wrongCode: string | undefined;
  readonly fault: AccessFault | null;
  /** Four digits are sent without a press: where nothing follows that cannot be undone. */
  readonly submitsItself?: boolean;
  /** What the digits do, where that is more than to confirm; `danger` for what cannot be undone. */
  readonly act?: { readonly label: string; readonly danger: boolean };
  readonly onConfirm: (code: string) => void;
  readonly onResend: () => void;
  /** Left out where no other contact will do. */
  readonly onOtherContact?: (() => void) | undefined;
}

/** Second step: the 4 digits. Only the newest code counts, and the step says so (GAP-38). */
export function CodeStep(props: CodeStepProps) {
  const {
    sentTo,
    sentMs,
    running,
    wrongCode,
    fault,
    submitsItself = false,
    act,
    onConfirm,
    onResend,
    onOtherContact,
  } = props;
  const t = useAccountMessages();
  const shared = useSharedMessages();
  const [code, setCode] = useState('');
  const wait = useResendWait(sentMs);
  const field = useId();
  useFocusOnMount(field);
  const complete = useEffectEvent(() => {
    if (!running && code !== wrongCode) onConfirm(code);
  });
  // After a moment, so that the last digit is seen.
  useEffect(() => {
    if (!submitsItself || code.length < 4) return undefined;
    const timer = setTimeout(complete, 400);
    return () => clearTimeout(timer);
  }, [submitsItself, code]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length === 4 && !running) onConfirm(code);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="4">
        <Text tone="muted">{t('access.codeSent', { sentTo })}</Text>
        <CodeField
          id={field}
          label={t('access.code')}
          value={code}
          onChange={setCode}
          name="code"
          hint={t('access.codeHint')}
          error={wrongCode !== undefined && wrongCode === code ? shared('problem.wrong-code') : undefined}
        />
        <AccessNotice fault={fault} />
        <Button
          type="submit"
          loading={running}
          disabled={code.length < 4}
          {...(act?.danger ? { variant: 'danger' as const } : {})}
        >
          {act?.label ?? t('access.confirm')}
        </Button>
        <Text kind="small" tone="muted">
          {wait > 0 ? (
            t('access.resendIn', { count: wait })
          ) : (
            <TextLink asChild>
              <chakra.button type="button" minHeight="24px" onClick={onResend}>
                {t('access.resend')}
              </chakra.button>
            </TextLink>
          )}
          {onOtherContact && (
            <>
              {' · '}
              <TextLink asChild>
                <chakra.button type="button" minHeight="24px" onClick={onOtherContact}>
                  {t('access.otherContact')}
                </chakra.button>
              </TextLink>
            </>
          )}
        </Text>
      </Stack>
    </form>
  );
}
