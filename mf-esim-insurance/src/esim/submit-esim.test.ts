import { bookEsim } from '@aylal/contracts/esims';
import { buildSessionUser, postForm, stubOperation } from '@aylal/testing';
import { submit } from './submit-esim.ts';

type Answer = Parameters<typeof stubOperation<typeof bookEsim>>[1];
const post = async (answer: Answer, fields: Record<string, string> = {}) => {
  const stub = stubOperation(bookEsim, answer);
  const params = { slug: 'korea' };
  const typed = { package_id: 'gb-5', ...fields };
  const end = await postForm(submit, {
    at: '/mn/esim/korea',
    params,
    fields: typed,
    user: buildSessionUser(),
    stubs: [stub],
  });
  return { ...end, calls: stub.calls };
};
const refusal = (problem: 'sold-out' | 'not-signed-in', status_code: 401 | 409) =>
  ({ status_code, message: '', result: { problem } }) as Extract<Answer, { status_code: number }>;

describe('An eSIM that is ordered without scripts', () => {
  it('[NEED-64] leads to its checkout, with the e-mail of who is signed in where none was typed', async () => {
    const { leadsTo, calls } = await post({ status_code: 200, message: '', result: { ref_number: 'AYL-9' } });
    expect(leadsTo).toBe('/mn/checkout/AYL-9');
    expect(calls[0]?.body).toEqual({ slug: 'korea', package_id: 'gb-5', contact_email: buildSessionUser().email });
  });

  it('[VALID-06] says what is wrong with the e-mail', async () => {
    const answer = {
      status_code: 400,
      message: '',
      result: { problem: 'invalid-input', fields: { contact_email: 'validation_email' } },
    } as Extract<Answer, { status_code: number }>;
    expect((await post(answer, { contact_email: 'no address' })).answer).toEqual({
      faults: { contact_email: 'validation_email' },
    });
  });

  it('[MNY-12] asks by the same key only while the outcome is unknown', async () => {
    expect((await post('offline')).answer).toEqual({ refused: 'unanswered', unknown: true });
    expect((await post(refusal('not-signed-in', 401))).answer).toEqual({ refused: 'not-signed-in' });
  });
});
