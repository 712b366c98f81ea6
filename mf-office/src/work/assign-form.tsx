import { assignTransfer, listWork } from '@aylal/contracts/office';
import { useSchemaForm } from '@aylal/forms';
import { useOfficeWrite } from '@aylal/office';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Heading, Notice, Stack, TextField } from '@aylal/ui';
import { TextAreaField } from '@aylal/ui/primitives';
import { workAddress, type WorkFilter } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

export interface AssignFormProps {
  /** Of the transfer. */
  readonly reference: string;
  readonly filter: WorkFilter;
}

/** Gives a transfer to an order: its money is booked there, and the work is done. */
export function AssignForm({ reference, filter }: AssignFormProps) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const { navigator, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([listWork.name]);
  const form = useSchemaForm(assignTransfer.body, { defaultValues: { reference, ref_number: '', reason: '' } });
  const { errors } = form.formState;
  const at = (field: 'ref_number' | 'reason') => {
    const key = errors[field]?.message;
    if (key !== undefined) return s(messageKey(key));
    if (fault?.field !== field) return undefined;
    return field === 'ref_number' ? t('assign.noOrder') : fault.text;
  };
  const send = async (body: { reference: string; ref_number: string; reason: string }) => {
    const refused = await run((api) => api.call(assignTransfer, { body }));
    if (refused?.field === 'ref_number') form.setFocus('ref_number');
    if (refused !== null) return;
    toasts.show({ kind: 'success', text: t('assign.toast', { order: body.ref_number.toUpperCase() }) });
    navigator.go(workAddress(filter, null), { replace: true });
  };
  const focusFault = () => form.setFocus(form.getFieldState('ref_number').invalid ? 'ref_number' : 'reason');
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send, focusFault)(event)}>
      <Stack gap="3">
        <Heading as="h3" size="h3">
          {t('assign.title')}
        </Heading>
        <TextField
          label={t('assign.order')}
          hint={t('assign.orderHint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={at('ref_number')}
          {...form.register('ref_number')}
        />
        <TextAreaField label={t('assign.reason')} rows={2} error={at('reason')} {...form.register('reason')} />
        {fault !== null && fault.field === null && (
          <Notice tone="danger" live="alert">
            {fault.text}
          </Notice>
        )}
        <Button type="submit" alignSelf="start" loading={running}>
          {t('assign.submit')}
        </Button>
      </Stack>
    </form>
  );
}
