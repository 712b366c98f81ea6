import { buildSessionUser, postForm, type Stub } from '@aylal/testing';
import { buildChangeOption } from '../testing/build-change-option.ts';
import { confirmChangeStub } from '../testing/flights-stubs.ts';
import { submit } from './submit-change.ts';

const params = { filter_str: 'search-1', key: 'option-1', ref_number: 'AYL-4K7P2' };
const post = (fields: Record<string, string>, stub: Stub) =>
  postForm(submit, {
    at: '/mn/user/order/flight/exchange/view/search-1/option-1/AYL-4K7P2',
    params,
    fields: { shown_to_pay: '340000', ...fields },
    user: buildSessionUser(),
    stubs: [stub],
  });

describe('[CALL-56] A change of flights that is confirmed without scripts', () => {
  it('is made at the cost that the page showed, and leads to the order', async () => {
    const confirm = confirmChangeStub();
    expect(await post({ reason: 'plans' }, confirm)).toEqual({ leadsTo: '/mn/user/order/flight/AYL-4K7P2' });
    expect(confirm.calls[0]?.body).toEqual({ ...params, reason: 'plans', shown_to_pay: 340_000 });
  });

  it('wants a reason first', async () => {
    const confirm = confirmChangeStub();
    expect(await post({ reason: '' }, confirm)).toEqual({ answer: { faults: { reason: 'validation_required' } } });
    expect(confirm.calls).toEqual([]);
  });

  it('[MNY-6] [MNY-12] changes nothing where it costs something else, and keeps its key where no answer came', async () => {
    const option = buildChangeOption({ to_pay: 500_000 });
    const moved = confirmChangeStub({ status_code: 208, message: '', result: option });
    expect((await post({ reason: 'plans' }, moved)).answer?.refused).toEqual({ kind: 'moved', option });
    const { answer } = await post({ reason: 'plans' }, confirmChangeStub('offline'));
    expect(answer).toMatchObject({ refused: { kind: 'unknown' }, unknown: true });
  });
});
