import { rideReference } from '@aylal/domain/mobility';
import { FormProvider, showRefusedFields, useSchemaForm } from '@aylal/forms';
import { useSession } from '@aylal/shell';
import { Button, chakra, Text, TextField } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import type * as v from 'valibot';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { CompanyFields } from './company-fields.tsx';
import { receiptSchema, type ReceiptFormValues } from './receipt-schema.ts';
import { useSendReceipt } from './use-send-receipt.ts';

export interface ReceiptFormProps {
  readonly refNumber: string;
  /** Whom the order was booked for. */
  readonly company: { readonly register: string; readonly name: string } | null;
  readonly onSent: () => void;
}

const fieldOf: Readonly<Record<string, string>> = { company_register: 'companyRegister' };
const labelsOf: Readonly<Record<string, string>> = {
  validation_company_name: 'receipt.fault.unknown',
  validation_company_register: 'receipt.fault.length',
};

/** Person or company, and one button that truly submits (EBARIMT-03, EBARIMT-04, GAP-57). Nothing typed is lost by a refusal. */
export function ReceiptForm({ refNumber, company, onSent }: ReceiptFormProps) {
  const t = useCheckoutMessages();
  const { send, sending } = useSendReceipt(refNumber);
  const form = useSchemaForm(receiptSchema as v.GenericSchema<ReceiptFormValues, ReceiptFormValues>, {
    defaultValues: {
      receiver: company ? 'company' : 'person',
      companyRegister: company?.register ?? '',
      companyName: company?.name ?? '',
    },
  });
  const receiver = form.watch('receiver');

  async function submit({ companyRegister }: ReceiptFormValues) {
    if (sending) return;
    const is_company = receiver === 'company';
    const outcome = await send({ is_company, company_register: is_company ? companyRegister : '' });
    if (outcome === 'sent') return onSent();
    const fieldFaults = Object.entries(outcome).map(([path, fault]) => [path, labelsOf[fault] ?? 'receipt.fault.send']);
    showRefusedFields(form, Object.fromEntries(fieldFaults), (path) => fieldOf[path] ?? path);
  }

  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void form.handleSubmit(submit, focusFirst)(event)}>
        <RadioChips
          legend={t('receipt.form.legend')}
          variant="segment"
          value={receiver}
          onChange={(chosen) => form.setValue('receiver', chosen)}
          options={[
            { value: 'person', label: t('receipt.form.person') },
            { value: 'company', label: t('receipt.form.company') },
          ]}
        />
        {receiver === 'company' ? <CompanyFields /> : <RegisteredEmail refNumber={refNumber} />}
        <Button type="submit" width="full" loading={sending} loadingText={t('receipt.form.sending')}>
          {t('receipt.form.send')}
        </Button>
      </Form>
    </FormProvider>
  );
}

/** Where the receipt's number goes: the account's own address, which is changed elsewhere, or that of the order; a ride has none. */
function RegisteredEmail({ refNumber }: { refNumber: string }) {
  const t = useCheckoutMessages();
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : null;
  const nowhere = rideReference.test(refNumber) ? 'receipt.form.noEmail' : 'receipt.form.orderEmail';
  if (!email) return <Text tone="muted">{t(nowhere)}</Text>;
  return <TextField label={t('receipt.form.email')} hint={t('receipt.form.emailHint')} readOnly value={email} />;
}

function focusFirst(faults: object) {
  const first = ['companyRegister', 'companyName'].find((field) => field in faults);
  if (first) document.getElementById(`receipt-${first}`)?.focus();
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', paddingTop: '2', paddingBottom: '4' } });
