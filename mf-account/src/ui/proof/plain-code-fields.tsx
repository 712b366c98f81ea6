import type { ReactNode } from 'react';
import { messageKey, usePageForm, useSharedMessages } from '@aylal/shell';
import { Button, Notice, TextField } from '@aylal/ui';
import { useAccountMessages } from '../use-account-messages.ts';
import { AccessNotice } from './access-notice.tsx';
import type { CodeRefusal } from './code-refusal.ts';

export interface PlainCodeFieldsProps {
  /** The words of the button once the code is on its way. */
  readonly submitLabel: string;
  /** What is typed beside the code: a password. */
  readonly children: ReactNode;
}

/** The end of a form without scripts whose first post has a code sent: then it asks for the code and what goes with it. */
export function PlainCodeFields({ submitLabel, children }: PlainCodeFieldsProps) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { faults, refused } = usePageForm<CodeRefusal>()?.posted?.answer ?? {};
  const fault = faults?.['verify_code'];
  const sent = refused?.kind === 'code' ? refused : null;
  return (
    <>
      {sent && (
        <>
          <Notice live="status">{t('access.codeSent', { sentTo: sent.sentTo })}</Notice>
          <TextField
            id="plain-verify_code"
            name="verify_code"
            label={t('access.code')}
            hint={t('access.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={4}
            error={fault && s(messageKey(fault))}
          />
          {children}
        </>
      )}
      <AccessNotice fault={refused?.fault ?? null} />
      <Button type="submit">{sent ? submitLabel : t('access.sendCode')}</Button>
      {sent && (
        <Button type="submit" name="resend" value="yes" variant="ghost">
          {t('access.resend')}
        </Button>
      )}
    </>
  );
}
