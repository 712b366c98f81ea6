import { aimags } from '@aylal/domain/cart';
import { useFormContext, useRegister } from '@aylal/forms';
import { Grid, SelectField, TextField } from '@aylal/ui';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { useRemoteMessages } from '../use-remote-messages.ts';
import type { ShipmentValues } from './shipment-form-values.ts';

/** The id of a field, which faults of the provider and of the form lead to. */
export function fieldId(path: string): string {
  return `shipment-${path.replace('.', '-')}`;
}

const lines = ['district', 'khoroo', 'street'] as const;
const complete = { district: 'address-level2', khoroo: 'address-level3', street: 'street-address' } as const;

/** The address in the order in which a courier reads it, and whom to call. */
export function AddressFields() {
  const t = useRemoteMessages();
  const shared = useSharedMessages();
  const register = useRegister<ShipmentValues>();
  const { formState } = useFormContext<ShipmentValues>();
  const said = (fault: { message?: string | undefined } | undefined) =>
    fault?.message && shared(messageKey(fault.message));
  const { address, phone, note } = formState.errors;
  return (
    <Grid templateColumns={{ base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }} gap="4" alignItems="start">
      <SelectField
        id={fieldId('address.aimag')}
        label={t('shipment.aimag')}
        placeholder={t('shipment.choosePlace')}
        options={aimags.map((aimag) => ({ value: aimag, label: t(`aimag.${aimag}`) }))}
        autoComplete="address-level1"
        error={said(address?.aimag)}
        {...register('address.aimag')}
      />
      {lines.map((line) => (
        <TextField
          key={line}
          id={fieldId(`address.${line}`)}
          label={t(`shipment.${line}`)}
          autoComplete={complete[line]}
          error={said(address?.[line])}
          {...register(`address.${line}`)}
        />
      ))}
      <TextField
        id={fieldId('phone')}
        label={t('shipment.phone')}
        hint={t('shipment.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={said(phone)}
        {...register('phone')}
      />
      <TextField
        id={fieldId('note')}
        label={t('shipment.note')}
        hint={t('shipment.noteHint')}
        optional
        error={said(note)}
        {...register('note')}
      />
    </Grid>
  );
}
