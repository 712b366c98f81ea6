import { askHelpCenter, subscribeNewsletter } from '@aylal/contracts/requests';
import { postForm, stubOperation, type Stub } from '@aylal/testing';
import { hostSubmit } from './submit-host-form.ts';

const post = async (fields: Record<string, string>, stubs: Stub[]) => {
  const submit = hostSubmit(new URLSearchParams(fields));
  if (!submit) throw new Error('no form of the shell');
  return (await postForm(submit, { at: '/mn/helper', fields, stubs })).answer;
};
const question = {
  host_form: 'ask',
  name: 'Дулмаа',
  dial_code: '976',
  phone: '99112233',
  email: 'dulmaa@mail.mn',
  ref_number: '',
  message: 'Ачаа хэдэн кг вэ?',
};

describe('A form of the shell that is posted without scripts', () => {
  it('is no other form', () => {
    expect(hostSubmit(new URLSearchParams({ payment_name: 'QPAY' }))).toBeUndefined();
  });

  it('[SHELL-16] [ERR-31] [ERR-32] [ERR-33] subscribes an address', async () => {
    const to = (email: string, answer: Parameters<typeof stubOperation<typeof subscribeNewsletter>>[1]) =>
      post({ host_form: 'newsletter', email }, [stubOperation(subscribeNewsletter, answer)]);
    const ok = { message: '', result: null } as const;
    expect(await to('a@mail.mn', { ...ok, status_code: 201 })).toEqual({ done: 'notify_success_register' });
    expect(await to('a@mail.mn', { ...ok, status_code: 200 })).toEqual({ done: 'notify_already_email' });
    expect((await to('a', { ...ok, status_code: 201 }))?.faults).toHaveProperty('email');
    expect(await to('a@mail.mn', 'offline')).toEqual({ refused: 'notify_error' });
  });

  it('[CALL-21] sends a question, or says at its field what is wrong', async () => {
    const ask = stubOperation(askHelpCenter, { status_code: 201, message: '', result: null } as never);
    expect((await post({ ...question, phone: '1' }, [ask]))?.faults).toHaveProperty('phone');
    expect(ask.calls).toEqual([]);
    expect(await post(question, [ask])).toEqual({ done: 'request.done.text' });
    expect(ask.calls[0]?.body).toMatchObject({ message: 'Ачаа хэдэн кг вэ?' });
    expect(await post(question, [stubOperation(askHelpCenter, 'offline')])).toEqual({ refused: 'failed.text' });
  });
});
