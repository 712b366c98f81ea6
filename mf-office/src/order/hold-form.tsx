import { getOfficeOrder, holdOrderLonger, type OfficeOrder } from '@aylal/contracts/office';
import { isLongerHold } from '@aylal/domain/office';
import { focusFirstFault, useSchemaForm } from '@aylal/forms';
import { useOfficeWrite } from '@aylal/office';
import { formatInstantWithYear, messageKey, useLocale, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Notice, Stack, TextField } from '@aylal/ui';
import { TextAreaField } from '@aylal/ui/primitives';
import * as v from 'valibot';
import { localTime, typedTime } from '../domain/local-time.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

const fields = ['until', 'reason'] as const;
const typed = v.object({ until: localTime, reason: holdOrderLonger.body.entries.reason });

export interface HoldFormProps {
  readonly order: OfficeOrder;
  /** The last instant to which it may be held. */
  readonly latest: string;
}

/** Holds an unpaid order longer. A partner that grants less is said so with the time that it grants; what is refused stays as typed. */
export function HoldForm({ order: { ref_number, pay_until }, latest }: HoldFormProps) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { intents, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([getOfficeOrder.name]);
  const form = useSchemaForm(typed, { defaultValues: { until: typedTime(pay_until), reason: '' } });
  const { errors } = form.formState;
  const written = (instant: string) => formatInstantWithYear(instant, locale);
  const bounds = t('hold.bounds', { from: written(pay_until), latest: written(latest) });
  const at = (field: (typeof fields)[number]) => {
    const key = errors[field]?.message;
    if (key === undefined) return field === fault?.field ? bounds : undefined;
    return field === 'until' ? bounds : s(messageKey(key));
  };
  const send = async ({ until, reason }: v.InferOutput<typeof typed>) => {
    if (!isLongerHold(Date.parse(until), { payUntil: Date.parse(pay_until), latest: Date.parse(latest) }))
      return form.setError('until', { message: 'validation_date' }, { shouldFocus: true });
    const intent = `office hold ${ref_number}`;
    const body = { ref_number, pay_until, until, reason };
    const id = intents.keyFor(intent, body);
    let granted = until;
    const refused = await run(async (api) => {
      const answer = await api.call(holdOrderLonger, { body: { id, ...body } });
      if (answer.status_code === 200) granted = answer.result.pay_until;
      return answer;
    });
    if (refused?.field === 'until') form.setFocus('until');
    if (refused !== null) return undefined;
    intents.settle(intent);
    form.reset({ until: typedTime(granted), reason: '' });
    const less = Date.parse(granted) < Date.parse(until);
    toasts.show({ kind: 'success', text: t(less ? 'hold.less' : 'hold.done', { time: written(granted) }) });
    return undefined;
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send, () => focusFirstFault(form, fields))(event)}>
      <Stack gap="3">
        <TextField
          type="datetime-local"
          label={t('hold.time')}
          hint={t('hold.hint', { latest: written(latest) })}
          error={at('until')}
          {...form.register('until')}
        />
        <TextAreaField label={t('action.why')} rows={2} error={at('reason')} {...form.register('reason')} />
        {fault !== null && fault.field === null && (
          <Notice tone="danger" live="alert">
            {fault.problem === 'not-bookable' || fault.problem === 'sold-out'
              ? t(`hold.refused.${fault.problem}`)
              : fault.text}
          </Notice>
        )}
        <Button type="submit" variant="outline" alignSelf="start" loading={running}>
          {t('hold.send')}
        </Button>
      </Stack>
    </form>
  );
}
