import type { OfficePayout } from '@aylal/contracts/office';
import type { Locale } from '@aylal/domain/language';
import { focusFirstFault, useSchemaForm } from '@aylal/forms';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { Button, Notice, Stack } from '@aylal/ui';
import { TextAreaField } from '@aylal/ui/primitives';
import * as v from 'valibot';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

const fields = ['for_customer', 'reason'] as const;
const text = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('validation_required'), v.maxLength(most, 'validation_text_length'));
const typed = v.object({ for_customer: text(300), reason: text(1000) });

export interface RefusePayoutFormProps {
  readonly kind: OfficePayout['kind'];
  /** In which the customer is mailed. */
  readonly language: Locale;
  readonly running: boolean;
  readonly fault: string | null;
  readonly onSend: (values: v.InferOutput<typeof typed>) => Promise<unknown>;
}

/** What the customer of a refused payout reads, apart from the reason that stays in the office. What was not taken stays as typed. */
export function RefusePayoutForm({ kind, language, running, fault, onSend }: RefusePayoutFormProps) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const form = useSchemaForm(typed, { defaultValues: { for_customer: '', reason: '' } });
  const { errors } = form.formState;
  const at = (field: (typeof fields)[number]) => {
    const key = errors[field]?.message;
    return key === undefined ? undefined : s(messageKey(key));
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSend, () => focusFirstFault(form, fields))(event)}>
      <Stack gap="3">
        <TextAreaField
          label={t('payout.forCustomer')}
          hint={t('payout.forCustomerHint', { language: t(`language.${language}`) })}
          lang={language}
          rows={2}
          error={at('for_customer')}
          {...form.register('for_customer')}
        />
        <TextAreaField
          label={t('goodwill.decideWhy')}
          hint={t(`payout.refused.${kind}`)}
          rows={2}
          error={at('reason')}
          {...form.register('reason')}
        />
        {fault !== null && (
          <Notice tone="danger" live="alert">
            {fault}
          </Notice>
        )}
        <Button type="submit" variant="solid" alignSelf="start" loading={running}>
          {t('payout.refuse')}
        </Button>
      </Stack>
    </form>
  );
}
