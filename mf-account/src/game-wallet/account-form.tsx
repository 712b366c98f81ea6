import { FormProvider, useSchemaForm } from '@aylal/forms';
import { useServices, useSharedMessages } from '@aylal/shell';
import { Button, chakra, Flex, Text } from '@aylal/ui';
import { BankAccountFields } from '../ui/bank-account/bank-account-fields.tsx';
import { useBankAccount, type BankAccountValues } from '../ui/bank-account/use-bank-account.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { accountSchema } from './account-values.ts';
import { pinDialog } from './game-wallet-dialog-refs.ts';

interface AccountFormProps {
  readonly onSaved: () => void;
  /** Null where there is no account yet to keep. */
  readonly onLeave: (() => void) | null;
}

/** Bank, account and owner; a code confirms them. What is typed stays when the popup is left without it. */
export function AccountForm({ onSaved, onLeave }: AccountFormProps) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { dialogs, toasts } = useServices();
  const form = useSchemaForm<BankAccountValues, BankAccountValues>(accountSchema, {
    defaultValues: { bank_name: '', account_number: '', account_name: '' },
  });

  const bank = useBankAccount(form.watch());

  async function confirm(account: BankAccountValues) {
    if (!(await dialogs.open(pinDialog, { account }))) return;
    toasts.show({ kind: 'success', text: t('gameWallet.saved'), durationMs: 5000 });
    onSaved();
  }

  return (
    <FormProvider {...form}>
      <Form
        noValidate
        onSubmit={(event) => {
          form.setValue('account_name', bank.holderName);
          void form.handleSubmit(confirm, (faults) => {
            const [first] = Object.keys(faults);
            if (first) document.getElementById(`withdrawal-${first}`)?.focus();
          })(event);
        }}
      >
        <Text tone="muted">
          {t('gameWallet.accountLead')} {t('gameWallet.settles')}
        </Text>
        <BankAccountFields form="withdrawal" bank={bank} />
        <Flex gap="2" wrap="wrap">
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('gameWallet.saveAccount')}
          </Button>
          {onLeave && (
            <Button variant="ghost" onClick={onLeave}>
              {s('action.cancel')}
            </Button>
          )}
        </Flex>
      </Form>
    </FormProvider>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });
