import { checkHotelRate } from '@aylal/contracts/hotels';
import { renderPart, stubOperation } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { rateToCheck } from '../domain/rate-to-check.ts';
import { buildRate } from '../testing/build-hotel-page.ts';
import { buildChecked, buildQuote } from '../testing/build-quote.ts';
import { view } from './rate-check-dialog.tsx';

const { stay } = buildQuote();
type Answer = Parameters<typeof stubOperation<typeof checkHotelRate>>[1];

async function open(answer: Answer) {
  const stub = stubOperation(checkHotelRate, answer);
  const closed: unknown[] = [];
  const page = await renderPart(
    remote,
    <view.Component props={{ rate: buildRate(), stay }} close={(checked) => closed.push(checked)} />,
    { stubs: [stub] },
  );
  return { ...page, stub, closed };
}

describe('The check of a rate', () => {
  it('[HOTEL-09.1] [CALL-27] is posted as soon as it opens, and closes by itself when the price stands', async () => {
    const { stub, closed } = await open({ status_code: 200, message: '', result: buildChecked() });
    await waitFor(() => expect(closed).toEqual([buildChecked()]));
    expect(stub.calls).toHaveLength(1);
    expect(stub.calls[0]?.body).toEqual({
      code: 'ULN-0001',
      ...stay,
      ota: 'dida',
      pay_type: 'online',
      rate_key: 'secret-rate-key',
    });
  });

  it('[MODAL-14] shows the old and the new price of one that has moved: accepted or not', async () => {
    const result = buildChecked({ price: 1_200_000 });
    const { user, closed } = await open({ status_code: 208, message: '', result });
    expect(await screen.findByText(/33,000₮ нэмэгдсэн/)).toBeVisible();
    expect(screen.getByText('1,167,000₮')).toBeVisible();
    expect(screen.getByText('1,200,000₮')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Буцах' }));
    await user.click(screen.getByRole('button', { name: 'Шинэ үнээр үргэлжлүүлэх' }));
    expect(closed).toEqual([undefined, result]);
  });

  it('says that it is gone, and that nothing was taken', async () => {
    await open({ status_code: 404, message: '', result: { problem: 'sold-out' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Юу ч захиалагдаагүй');
  });

  it('asks again after silence', async () => {
    const { user, closed } = await open(['offline', { status_code: 200, message: '', result: buildChecked() }]);
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }));
    await waitFor(() => expect(closed).toEqual([buildChecked()]));
  });

  it('[GAP-51] names the hotel by its tapa_code and the room by its rate_key', () => {
    const rate = buildRate();
    expect(rateToCheck(rate, stay)).toMatchObject({ code: rate.tapa_code, rate_key: rate.rate_key });
  });

  it('[CALL-28] has the words of ctrip for ctrip alone', () => {
    const ctripValues = {
      rate_plan_category: '502',
      rate_plan_id: '11',
      transaction_identifier: 'T1',
      authorization_info: 'A1',
    };
    expect(rateToCheck(buildRate({ ota: 'ctrip', ...ctripValues }), stay)).toMatchObject(ctripValues);
    expect(Object.keys(rateToCheck(buildRate(ctripValues), stay))).not.toContain('rate_plan_id');
  });
});
