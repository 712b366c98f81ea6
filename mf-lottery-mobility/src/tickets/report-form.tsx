import { reportWin } from '@aylal/contracts/lottery';
import { showRefusedFields, useSchemaForm } from '@aylal/forms';
import { ApiError, messageKey, useServices, useSession, useSharedMessages } from '@aylal/shell';
import { Button, Notice, Stack, TextField } from '@aylal/ui';
import { useState } from 'react';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

export interface ReportFormProps {
  readonly ticket: string;
  readonly button: string;
  readonly onReported: () => void;
}

/** Says where the winner of a large prize is called. What was typed stays; sent twice it is one report. */
export function ReportForm({ ticket, button, onReported }: ReportFormProps) {
  const t = useRemoteMessages();
  const s = useSharedMessages();
  const session = useSession();
  const { api } = useServices();
  const phone = session.status === 'signed-in' ? session.user.phone : '';
  const form = useSchemaForm(reportWin.body, { defaultValues: { ticket, phone } });
  const [fault, setFault] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;
  const send = async (body: { ticket: string; phone: string }) => {
    setFault(null);
    try {
      const { status_code, result } = await api.call(reportWin, { body });
      if (status_code === 200) return onReported();
      if ('fields' in result && result.fields) {
        showRefusedFields(form, result.fields);
        return form.setFocus('phone');
      }
      setFault(t(status_code === 409 ? 'largePrize.late' : 'fault.unexpected'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(t('fault.unexpected'));
    }
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send, () => form.setFocus('phone'))(event)}>
      <Stack gap="3">
        <TextField
          label={t('largePrize.phone')}
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          error={errors.phone?.message === undefined ? undefined : s(messageKey(errors.phone.message))}
          {...form.register('phone')}
        />
        {fault !== null && (
          <Notice tone="danger" live="alert">
            {fault}
          </Notice>
        )}
        <Button type="submit" alignSelf="start" loading={isSubmitting}>
          {button}
        </Button>
      </Stack>
    </form>
  );
}
