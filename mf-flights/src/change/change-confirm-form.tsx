import type { FlightChangeOption } from '@aylal/contracts/flights';
import type { FlightOrder } from '@aylal/contracts/orders';
import { useSchemaForm } from '@aylal/forms';
import { Button, chakra, SelectField, Text } from '@aylal/ui';
import * as v from 'valibot';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { ChangeAnswerNotice } from './change-answer-notice.tsx';
import { ChangeCompare } from './change-compare.tsx';
import { ChangeDone } from './change-done.tsx';
import { changeReasons } from './change-reasons.ts';
import { useChangeMessages } from './change-messages.ts';
import { useConfirmChange } from './use-confirm-change.ts';

const reasonSchema = v.object({
  reason: v.pipe(
    v.string('validation_required'),
    v.picklist(['', ...changeReasons]),
    v.nonEmpty('validation_required'),
  ),
});

/** Comparison, reason, and the button; what came of it is said in place. A changed price is shown and asked for again (MNY-6). */
export function ChangeConfirmForm({ order, found }: { order: FlightOrder; found: FlightChangeOption }) {
  const t = useChangeMessages();
  const s = useSharedMessages();
  const { last, sending, confirm } = useConfirmChange(order.ref_number);
  const form = useSchemaForm(reasonSchema, { defaultValues: { reason: '' } });
  const option = last?.kind === 'moved' ? last.option : found;
  const fault = form.formState.errors.reason?.message;
  if (last?.kind === 'agreed') return <ChangeDone answer={last} />;
  return (
    <Form
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(
          async ({ reason }) => void (await confirm(option, reason)),
          () => document.getElementById('change-reason')?.focus(),
        )(event)
      }
    >
      <ChangeCompare order={order} option={option} />
      <SelectField
        id="change-reason"
        label={t('confirm.reason')}
        hint={t('confirm.reasonHint')}
        placeholder={t('confirm.choose')}
        options={changeReasons.map((reason) => ({ value: reason, label: t(`confirm.reasons.${reason}`) }))}
        error={fault === undefined ? undefined : s(messageKey(fault))}
        {...form.register('reason')}
      />
      {option.to_pay > 0 && <Text kind="small">{t('confirm.payUntil')}</Text>}
      {option.credit > 0 && <Text kind="small">{t('confirm.creditText')}</Text>}
      {last && <ChangeAnswerNotice answer={last} before={found.to_pay} />}
      <Button type="submit" justifySelf={{ md: 'start' }} loading={sending} loadingText={t('confirm.sending')}>
        {t('confirm.submit')}
      </Button>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
