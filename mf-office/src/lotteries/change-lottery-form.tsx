import { changeLottery, listLotteries, type OfficeLottery } from '@aylal/contracts/office';
import { focusFirstFault, useSchemaForm } from '@aylal/forms';
import { useOfficeWrite } from '@aylal/office';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Notice, Stack, TextField } from '@aylal/ui';
import { TextAreaField } from '@aylal/ui/primitives';
import * as v from 'valibot';
import { localTime, typedTime } from '../domain/local-time.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

const fields = ['price', 'closes_at', 'draws_at', 'reason'] as const;
const { price, reason } = changeLottery.body.entries;
const typed = v.object({ price, closes_at: localTime, draws_at: localTime, reason });

/** Changes price and times of a lottery of which nothing was ordered. What was not taken stays as typed. */
export function ChangeLotteryForm({ lottery }: { lottery: OfficeLottery }) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const { toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([listLotteries.name]);
  const form = useSchemaForm(typed, {
    defaultValues: {
      price: lottery.price,
      closes_at: typedTime(lottery.closes_at),
      draws_at: typedTime(lottery.draws_at),
      reason: '',
    },
  });
  const { errors } = form.formState;
  const at = (field: (typeof fields)[number]) => {
    const key = errors[field]?.message;
    if (key !== undefined) return s(messageKey(key));
    if (fault?.field === field && field !== 'price' && field !== 'reason') return t(`lotteries.wrong.${field}`);
    return fault?.field === 'prizes' && field === 'price' ? t('lotteries.wrong.prizes') : undefined;
  };
  const send = async (values: v.InferOutput<typeof typed>) => {
    const { code, revision } = lottery;
    const body = { ...values, code, revision: revision ?? 0 };
    const refused = await run((api) => api.call(changeLottery, { body }));
    if (refused === null) return toasts.show({ kind: 'success', text: t('lotteries.changed') });
    const wrong = refused.field === 'prizes' ? 'price' : fields.find((field) => field === refused.field);
    if (wrong) form.setFocus(wrong);
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send, () => focusFirstFault(form, fields))(event)}>
      <Stack gap="3">
        <TextField label={t('lotteries.price')} inputMode="numeric" error={at('price')} {...form.register('price')} />
        <TextField
          type="datetime-local"
          label={t('lotteries.closes')}
          hint={t('content.timeHint')}
          error={at('closes_at')}
          {...form.register('closes_at')}
        />
        <TextField
          type="datetime-local"
          label={t('lotteries.draws')}
          hint={t('lotteries.drawsHint')}
          error={at('draws_at')}
          {...form.register('draws_at')}
        />
        <TextAreaField label={t('action.why')} rows={2} error={at('reason')} {...form.register('reason')} />
        {fault !== null && fault.field === null && (
          <Notice tone="danger" live="alert">
            {fault.text}
          </Notice>
        )}
        <Button type="submit" variant="outline" alignSelf="start" loading={running}>
          {t('lotteries.change')}
        </Button>
      </Stack>
    </form>
  );
}
