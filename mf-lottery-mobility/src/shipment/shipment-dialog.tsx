import { FormProvider, formFaults, showRefusedFields, useSchemaForm } from '@aylal/forms';
import { useSession, type DialogViewOf, useSharedMessages } from '@aylal/shell';
import { Button, chakra, Flex, Notice, Text } from '@aylal/ui';
import { useState } from 'react';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { AddressFields, fieldId } from '../ui/shipment/address-fields.tsx';
import { PlaceField } from './place-field.tsx';
import type { shipmentDialog } from '../ui/shipment-dialog-ref.ts';
import { shipmentForm, startValues } from '../ui/shipment/shipment-form-values.ts';
import { useSaveShipment } from './use-save-shipment.ts';

type View = DialogViewOf<typeof shipmentDialog>;

/** MODAL-63: where what is delivered goes. What is wrong is at its field, which takes the focus; nothing typed is lost. */
function ShipmentDialog({ props: { location, refNumber }, close }: Parameters<View['Component']>[0]) {
  const t = useRemoteMessages();
  const s = useSharedMessages();
  const session = useSession();
  const phone = session.status === 'signed-in' ? session.user.phone : '';
  const form = useSchemaForm(shipmentForm, {
    defaultValues: startValues(location, phone),
  });
  const save = useSaveShipment(refNumber);
  const [fault, setFault] = useState<'late' | 'lost' | null>(null);
  const showFirst = (path: string | undefined) => path && document.getElementById(fieldId(path))?.focus();
  const submit = form.handleSubmit(
    async (values) => {
      setFault(null);
      const saved = await save(values);
      if (saved.kind === 'saved') return close(saved.location);
      if (saved.kind !== 'fields') return setFault(saved.kind);
      showRefusedFields(form, saved.fields);
      showFirst(Object.keys(saved.fields)[0]);
    },
    (errors) => showFirst(formFaults(errors)[0]?.path),
  );
  return (
    <FormProvider {...form}>
      <Form
        noValidate
        onSubmit={(event) => {
          // The dialog is in the tree of the form that opened it.
          event.stopPropagation();
          void submit(event);
        }}
      >
        <Text>{t('shipment.lead')}</Text>
        <AddressFields />
        <PlaceField />
        {fault && (
          <Notice tone="danger" live="alert">
            {t(`shipment.${fault}`)}
          </Notice>
        )}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('shipment.save')}
          </Button>
          <Button variant="outline" onClick={() => close()}>
            {s('action.cancel')}
          </Button>
        </Flex>
      </Form>
    </FormProvider>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });

export const view: View = { title: 'shipment.title', Component: ShipmentDialog };
