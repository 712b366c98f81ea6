import { flightsRoutes } from '@aylal/routes';
import { postForm, type Stub } from '@aylal/testing';
import { buildCriteria } from '../testing/build-search-address.ts';
import { buildPriceAlert } from '../testing/build-price-alert.ts';
import { setAlertStub, stopAlertStub } from '../testing/flights-stubs.ts';
import { submit } from './submit-alerts.ts';

const { search } = new URL(flightsRoutes.results.to({}, buildCriteria()), 'http://shop.test');
const typed = { max_price: '1,900,000₮', flex_date: '7', contact_email: 'anu@example.mn' };
const post = async (fields: Record<string, string>, stub: Stub, query = `${search}&lowest=1625200&highest=4372800`) =>
  postForm(submit, { at: `/mn/flights/alerts${query}`, fields, stubs: [stub] });

describe('Price alerts without scripts', () => {
  it('[CALL-44] [FLIGHT-12] watch the journey of the address, at the price as it was written', async () => {
    const set = setAlertStub();
    expect(await post(typed, set)).toEqual({ answer: { done: 'set' } });
    expect(set.calls[0]?.body).toMatchObject({
      origin: 'UBN',
      destination: 'ICN',
      depart_date: '2026-12-19',
      max_price: 1_900_000,
      flex_date: 7,
      contact_email: 'anu@example.mn',
    });
  });

  it('[VALID-29] [VALID-30.1] say at its field what is wrong, and send nothing', async () => {
    const set = setAlertStub();
    const { answer } = await post({ ...typed, max_price: '5', contact_email: 'anu' }, set);
    expect(Object.keys(answer?.faults ?? {}).toSorted()).toEqual(['contact_email', 'max_price']);
    expect(set.calls).toEqual([]);
  });

  it('say what the provider refuses, and that there was no answer', async () => {
    const refused = { status_code: 429 as const, message: '', result: { problem: 'too-many-requests' as const } };
    expect(await post(typed, setAlertStub(refused))).toEqual({ answer: { refused: 'too-many-requests' } });
    expect(await post(typed, setAlertStub('offline'))).toEqual({ answer: { refused: 'unset' } });
    expect(await post(typed, setAlertStub(), '')).toEqual({ answer: { refused: 'unset' } });
  });

  it('[CALL-44] are stopped one by one', async () => {
    const stop = stopAlertStub();
    const { id } = buildPriceAlert();
    expect(await post({ stop: id }, stop)).toEqual({ leadsTo: '/mn/flights/alerts' });
    expect(stop.calls[0]?.params).toEqual({ id });
    expect(await post({ stop: id }, stopAlertStub('offline'))).toEqual({ answer: { refused: 'not-stopped' } });
  });
});
