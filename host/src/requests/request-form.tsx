import { useEffect, useState } from 'react';
import { beginRendered, FormProvider, useSchemaForm } from '@aylal/forms';
import { messageKey, usePageForm, useServices, useSharedMessages } from '@aylal/shell';
import { Button, chakra, Notice, SkeletonText } from '@aylal/ui';
import type * as v from 'valibot';
import { RequestFields, type RequestFieldsProps } from './request-fields.tsx';
import type { RequestValues } from './request-values.ts';
import { useDialUpNumber } from './use-dial-up-number.ts';
import { useFillIn } from './use-fill-in.ts';
import { useAccountContact } from './use-account-contact.ts';
import { hostFormField, type HostForm } from '../config/host-form.ts';
import { useHostForm } from './use-host-form.ts';
import { useSendRequest, type RequestOperation } from './use-send-request.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';

export interface RequestFormProps extends RequestFieldsProps {
  readonly operation: RequestOperation;
  /** What goes with the fields and nobody types. */
  readonly fixed?: RequestValues;
  /** What a field begins with when nobody has typed there before. */
  readonly known?: RequestValues;
  readonly onSent: () => void;
  /** Of a form that stands in a page: it is posted without scripts (`submit-host-form.ts`). */
  readonly posts?: HostForm;
}

/** A form that asks for something: faults at their fields, a failed send says that nothing is lost, and what was typed outlives a closed window. */
export function RequestForm(props: RequestFormProps) {
  const dialUpNumber = useDialUpNumber();
  return dialUpNumber === null ? <SkeletonText lines={8} /> : <ReadyForm {...props} dialUpNumber={dialUpNumber} />;
}

function ReadyForm({
  operation,
  fixed,
  known,
  onSent,
  dialUpNumber,
  posts,
  ...fields
}: RequestFormProps & { dialUpNumber: string }) {
  const t = usePageMessages();
  const s = useSharedMessages();
  const { drafts } = useServices();
  const draftKey = `request.${fields.id}`;
  const own = useAccountContact(fields.fields);
  const [defaultValues] = useState(() => ({
    dial_code: dialUpNumber,
    ...own,
    ...known,
    ...drafts.read<RequestValues>(draftKey),
    ...fixed,
  }));
  // The operation's own schema: what is typed is text, what leaves it is a body that the provider takes.
  const schema = operation.body as unknown as v.GenericSchema<RequestValues, Record<string, unknown>>;
  const posted = useHostForm(posts ?? 'ask');
  const page = usePageForm();
  const [begin] = useState(() =>
    posts && posted && page ? beginRendered<RequestValues>(defaultValues, { ...page, posted }) : { defaultValues },
  );
  const form = useSchemaForm(schema, begin);
  const said = posts ? posted?.answer.refused : undefined;
  const { getValues, reset, formState } = form;
  const { fault, send } = useSendRequest(operation, form, () => {
    reset({ ...own, dial_code: getValues('dial_code') ?? dialUpNumber, ...fixed });
    drafts.clear(draftKey);
    onSent();
  });

  useFillIn(form, fields.fields, own);
  useEffect(() => () => drafts.write(draftKey, getValues()), [drafts, draftKey, getValues]);
  const toFirstFault = (faults: object) => {
    const first = fields.fields.find((field) => field in faults);
    if (first) document.getElementById(`${fields.id}-${first}`)?.focus();
  };
  return (
    <FormProvider {...form}>
      <Form
        {...(posts ? { method: 'post', action: `#${posts}` } : {})}
        noValidate
        onSubmit={(event) => void form.handleSubmit(send, toFirstFault)(event)}
      >
        {posts && <input type="hidden" name={hostFormField} value={posts} />}
        <RequestFields {...fields} />
        {(fault !== null || said !== undefined) && (
          <Notice tone="danger" live="alert">
            {fault ?? s(messageKey(said ?? 'failed.text'))}
          </Notice>
        )}
        <Button
          type="submit"
          justifySelf={{ md: 'start' }}
          loading={formState.isSubmitting}
          loadingText={t('request.sending')}
        >
          {t('request.send')}
        </Button>
      </Form>
    </FormProvider>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '4' } });
