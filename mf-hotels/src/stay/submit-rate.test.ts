import { checkHotelRate } from '@aylal/contracts/hotels';
import { buildSessionUser, postForm, stubOperation, type Stub } from '@aylal/testing';
import { rateId } from '../domain/rate-id.ts';
import { buildFound } from '../testing/build-hotel-page.ts';
import { buildChecked } from '../testing/build-quote.ts';
import { buildStayAddress } from '../testing/build-search.ts';
import { viewStub } from '../testing/hotels-stubs.ts';
import { submit } from './submit-rate.ts';

const rate = buildFound().rates[0];
const id = rateId({ rate_key: rate?.rate_key ?? '' });
const post = (check: Stub, fields: Record<string, string> = {}) =>
  postForm(submit, {
    at: buildStayAddress(),
    params: { code: 'khan', name: 'khan-palace' },
    fields: { rate: id, ...fields },
    user: buildSessionUser(),
    stubs: [viewStub(), check],
  });
const checked = (price: number) =>
  stubOperation(checkHotelRate, { status_code: 200, message: '', result: buildChecked({ price }) });
const total = rate?.rates.total ?? 0;

describe('A rate that is chosen without scripts', () => {
  it('[HOTEL-09] leads to its booking where the price stands', async () => {
    expect(await post(checked(total))).toEqual({ leadsTo: expect.stringMatching(/\/hotels\/booking\/.*uid=/) });
  });

  it('[HOTEL-09] shows another price first, and leads on once that was shown', async () => {
    expect(await post(checked(total + 9000))).toEqual({
      answer: { refused: { rate: id, kind: 'changed', before: total, after: total + 9000 } },
    });
    expect(await post(checked(total + 9000), { shown_price: String(total + 9000) })).toHaveProperty('leadsTo');
  });

  it('leads to the sign-in and back where nobody is signed in', async () => {
    const refused = stubOperation(checkHotelRate, {
      status_code: 401,
      message: '',
      result: { problem: 'not-signed-in' },
    });
    const { leadsTo = '' } = await post(refused);
    expect(leadsTo).toMatch(/\/auth\/login\?next=%2Fhotels%2Fview%2Fkhan%2F/);
  });

  it('says that it is gone, also when the page does not have it any more', async () => {
    const gone = stubOperation(checkHotelRate, { status_code: 404, message: '', result: { problem: 'not-found' } });
    expect(await post(gone)).toMatchObject({ answer: { refused: { kind: 'gone' } } });
    expect(await post(gone, { rate: 'another' })).toEqual({
      answer: { refused: { rate: 'another', kind: 'gone' } },
    });
  });
});
