import type { FlightChangeOption } from '@aylal/contracts/flights';
import type { FlightOrder } from '@aylal/contracts/orders';
import { FormKey, usePostedField, useSchemaForm } from '@aylal/forms';
import { messageKey, usePageForm, useSharedMessages } from '@aylal/shell';
import { Button, chakra, SelectField, Text } from '@aylal/ui';
import { WithoutScripts } from '@aylal/ui/primitives';
import { ChangeAnswerNotice } from './change-answer-notice.tsx';
import { ChangeCompare } from './change-compare.tsx';
import { ChangeDone } from './change-done.tsx';
import { changeReasons } from './change-reasons.ts';
import { LastWords } from './last-words.tsx';
import { reasonSchema, shownField } from './reason-schema.ts';
import type { ChangeAnswer } from './send-change.ts';
import { useChangeMessages } from './change-messages.ts';
import { useConfirmChange } from './use-confirm-change.ts';

/** Comparison, reason, and the button; what came of it is said in place. A changed price is shown and asked for again (MNY-6). Without scripts it is posted (`submit-change.ts`), and the last question stands above its button. */
export function ChangeConfirmForm({ order, found }: { order: FlightOrder; found: FlightChangeOption }) {
  const t = useChangeMessages();
  const s = useSharedMessages();
  const posted = usePageForm<ChangeAnswer>()?.posted;
  const postedReason = usePostedField('reason') ?? '';
  const confirming = useConfirmChange(order.ref_number);
  const { sending, confirm } = confirming;
  const last = confirming.last ?? posted?.answer.refused ?? null;
  const form = useSchemaForm(reasonSchema, { defaultValues: { reason: postedReason } });
  const option = last?.kind === 'moved' ? last.option : found;
  const { errors, isSubmitted } = form.formState;
  const fault = errors.reason?.message ?? (isSubmitted ? undefined : posted?.answer.faults?.['reason']);
  if (last?.kind === 'agreed') return <ChangeDone answer={last} />;
  return (
    <Form
      method="post"
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(
          async ({ reason }) => void (await confirm(option, reason)),
          () => document.getElementById('change-reason')?.focus(),
        )(event)
      }
    >
      <FormKey />
      <input type="hidden" name={shownField} value={option.to_pay} />
      <ChangeCompare order={order} option={option} />
      <SelectField
        id="change-reason"
        label={t('confirm.reason')}
        hint={t('confirm.reasonHint')}
        placeholder={t('confirm.choose')}
        options={changeReasons.map((reason) => ({ value: reason, label: t(`confirm.reasons.${reason}`) }))}
        error={fault === undefined ? undefined : s(messageKey(fault))}
        defaultValue={postedReason}
        {...form.register('reason')}
      />
      {option.to_pay > 0 && <Text kind="small">{t('confirm.payUntil')}</Text>}
      {option.credit > 0 && <Text kind="small">{t('confirm.creditText')}</Text>}
      {last && <ChangeAnswerNotice answer={last} before={found.to_pay} />}
      <WithoutScripts>
        <LastWords cost={option} />
      </WithoutScripts>
      <Button type="submit" justifySelf={{ md: 'start' }} loading={sending} loadingText={t('confirm.sending')}>
        {t('confirm.submit')}
      </Button>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
