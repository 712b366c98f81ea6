import { checkFlightOffer } from '@aylal/contracts/flights';
import { postForm, stubOperation, type Stub } from '@aylal/testing';
import { buildFlightOffer, buildFlightQuote } from '../testing/build-flight-offer.ts';
import { checkStub, offerStub } from '../testing/flights-stubs.ts';
import { submit } from './submit-offer.ts';

const at = '/mn/flights/offer?filter_str=search-1&key=offer-1&shown=2186400';
const post = (stubs: Stub[], fields = {}) => postForm(submit, { at, stubs, fields });
const quoted = (total_fare: number) =>
  stubOperation(checkFlightOffer, { status_code: 208, message: '', result: buildFlightQuote({ total_fare }) });

describe('An offer that is chosen without scripts', () => {
  it('[API-24] leads to its booking where the price stands', async () => {
    expect(await post([offerStub(), checkStub()])).toEqual({
      leadsTo: '/mn/flights/booking?filter_str=search-1&key=offer-1&ref_number=QT-1001',
    });
  });

  it('[API-24] shows another price first, and leads on once that was shown', async () => {
    const { total_fare } = buildFlightOffer();
    const stubs = [offerStub(), quoted(total_fare + 5000)];
    expect(await post(stubs, { shown_total_fare: String(total_fare) })).toEqual({
      answer: { refused: { kind: 'changed', before: total_fare, after: total_fare + 5000 } },
    });
    expect(await post(stubs, { shown_total_fare: String(total_fare + 5000) })).toHaveProperty('leadsTo');
  });

  it('says that it is gone, or not to be booked here', async () => {
    const gone = stubOperation(checkFlightOffer, {
      status_code: 404,
      message: '',
      result: { problem: 'sold-out' },
    });
    expect(await post([offerStub(), gone])).toEqual({ answer: { refused: { kind: 'gone', problem: 'sold-out' } } });
    expect(await post([offerStub(buildFlightOffer({ bookable: false })), checkStub()])).toEqual({
      answer: { refused: { kind: 'not-bookable' } },
    });
  });
});
