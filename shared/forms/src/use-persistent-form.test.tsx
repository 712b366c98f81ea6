import { useState } from 'react';
import { defineRemote, formKeyField, useServices, type PageForm } from '@aylal/shell';
import { PageFormProvider } from '@aylal/shell/host';
import { renderPart } from '@aylal/testing';
import * as v from 'valibot';
import { FormProvider } from 'react-hook-form';
import { BookingFormBody } from './booking-form-body.tsx';
import { useFormSending } from './use-form-sending.ts';
import { usePersistentForm } from './use-persistent-form.ts';
import { useRegister } from './use-register.ts';

const schema = v.object({ email: v.string(), guests: v.array(v.object({ name: v.string() })) });
type Values = v.InferInput<typeof schema>;
const empty: Values = { email: '', guests: [{ name: '' }] };

function Form({ overReload }: { overReload?: boolean }) {
  const { register } = usePersistentForm<Values>(schema, {
    draftKey: 'hotels.booking.1',
    start: (typed) => typed ?? empty,
    ...(overReload === undefined ? {} : { overReload }),
  });
  return (
    <>
      <input aria-label="email" {...register('email')} />
      <input aria-label="guest" {...register('guests.0.name')} />
    </>
  );
}

const none = async () => ({ default: {} });
const remoteModule = defineRemote({
  id: 'forms',
  messages: { mn: none, en: none, zh: none, ru: none, ko: none, ja: none },
});

/** A page with the form, which one can leave and come back to. */
function Page({ draft, overReload }: { draft?: unknown; overReload?: boolean }) {
  const { drafts } = useServices();
  const [shown, setShown] = useState(() => {
    if (draft !== undefined) drafts.write('hotels.booking.1', draft);
    return true;
  });
  return (
    <>
      <button onClick={() => setShown(!shown)}>go</button>
      {shown && <Form {...(overReload === undefined ? {} : { overReload })} />}
    </>
  );
}

async function open(props: Parameters<typeof Page>[0] = {}) {
  const page = await renderPart(remoteModule, <Page {...props} />);
  const shown = () => ['email', 'guest'].map((label) => (page.getByLabelText(label) as HTMLInputElement).value);
  return { ...page, shown };
}

describe('A form that is kept', () => {
  it('has what was typed when one comes back', async () => {
    const { user, shown, getByLabelText, getByRole } = await open();
    await user.type(getByLabelText('guest'), 'Bat');
    await user.click(getByRole('button'));
    await user.click(getByRole('button'));
    expect(shown()).toEqual(['', 'Bat']);
  });

  it.each([
    ['a field less', { email: 'a@mail.mn' }],
    ['a list where a field is', { email: ['a@mail.mn'], guests: [{ name: 'Bat' }] }],
    ['guests of another shape', { email: 'a@mail.mn', guests: [{ first_name: 'Bat' }] }],
    ['nothing of a form', 'a@mail.mn'],
  ])('begins again from a draft with %s', async (_name, draft) => {
    const { shown } = await open({ draft });
    expect(shown()).toEqual(['', '']);
  });

  it.each([
    [true, ['hotels.booking.1']],
    [false, []],
    [undefined, []],
  ])('outlives a reload of the tab where it is asked to: %s', async (overReload, keys) => {
    const { record, services, user, getByLabelText } = await open(overReload === undefined ? {} : { overReload });
    await user.type(getByLabelText('email'), 'a');
    expect(services.drafts.read('hotels.booking.1')).toMatchObject({ email: 'a' });
    expect([...record.draftsOverReload]).toEqual(keys);
  });
});

describe('A form of a page that came rendered', () => {
  const posted: PageForm = {
    origin: 'http://localhost:3000',
    key: 'key-of-the-form',
    posted: {
      fields: [
        ['email', 'a@mail'],
        ['guests.0.name', 'Бат'],
      ],
      answer: { faults: { 'guests.0.name': 'validation_latin' } },
    },
  };

  function Sent() {
    const form = useSchemaFormOfPage();
    const sending = useFormSending(form, async () => undefined);
    return (
      <FormProvider {...form}>
        <BookingFormBody
          id="form"
          sending={sending}
          faults={sending.faults.map(({ path, message }) => ({ fieldId: path, text: message }))}
        >
          <Guest />
        </BookingFormBody>
      </FormProvider>
    );
  }
  const useSchemaFormOfPage = () =>
    usePersistentForm<Values>(schema, { draftKey: 'hotels.booking.1', start: (typed) => typed ?? empty });
  function Guest() {
    const register = useRegister<Values>();
    return <input aria-label="guest" {...register('guests.0.name')} />;
  }

  it('[VALID-06] shows what was posted, what is refused of it, and the key to send it again', async () => {
    const page = await renderPart(
      remoteModule,
      <PageFormProvider value={posted}>
        <Sent />
      </PageFormProvider>,
    );
    // In the attribute: that is there before any script.
    expect(page.getByLabelText('guest').getAttribute('value')).toBe('Бат');
    expect(page.getByRole('alert').textContent).toContain('validation_latin');
    const form = page.getByLabelText('guest').closest('form');
    expect(form?.method).toBe('post');
    expect(new FormData(form ?? undefined).get(formKeyField)).toBe('key-of-the-form');
  });

  it('begins empty, as the server has rendered it, and then takes what the tab remembers', async () => {
    const page = await renderPart(
      remoteModule,
      <PageFormProvider value={{ origin: 'http://localhost:3000', key: 'key-of-the-form', posted: null }}>
        <Page draft={{ email: 'a@mail.mn', guests: [{ name: 'Bat' }] }} />
      </PageFormProvider>,
    );
    expect((page.getByLabelText('guest') as HTMLInputElement).value).toBe('Bat');
  });
});
