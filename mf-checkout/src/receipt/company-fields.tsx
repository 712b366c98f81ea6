import { useFormContext } from '@aylal/forms';
import { Grid, TextField } from '@aylal/ui';
import { messageKey } from '@aylal/shell';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import type { ReceiptFormValues } from './receipt-schema.ts';
import { useCompanyLookup } from './use-company-lookup.ts';

/** The company's number, digits only, and its name as the register has it (EBARIMT-02, EBARIMT-06, VALID-57). */
export function CompanyFields() {
  const t = useCheckoutMessages();
  const { setValue, watch, formState } = useFormContext<ReceiptFormValues>();
  const { companyRegister, companyName } = watch();
  const { errors, isSubmitted: shouldValidate } = formState;
  const lookUp = useCompanyLookup((name) =>
    setValue('companyName', name, { shouldValidate: shouldValidate && name !== '' }),
  );
  const fault = lookUp.fault ?? errors.companyRegister?.message;
  const nameFault = lookUp.searching || fault ? undefined : errors.companyName?.message;
  return (
    <Grid gap="4">
      <TextField
        id="receipt-companyRegister"
        label={t('receipt.form.register')}
        hint={t('receipt.form.registerHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={companyRegister}
        onChange={(event) => {
          const register = event.target.value.replace(/\D/g, '');
          setValue('companyRegister', register, { shouldDirty: true, shouldValidate });
          if (register !== companyRegister) lookUp.typed(register);
        }}
        onBlur={() => lookUp.left(companyRegister)}
        checking={lookUp.searching}
        error={fault && t(messageKey(fault))}
      />
      <TextField
        id="receipt-companyName"
        label={t('receipt.form.name')}
        readOnly
        value={lookUp.searching ? t('receipt.form.searching') : companyName}
        error={nameFault && t(messageKey(nameFault))}
      />
    </Grid>
  );
}
