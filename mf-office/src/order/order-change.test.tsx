import { answerOrderChange, getOfficeOrder } from '@aylal/contracts/office';
import { buildStaff } from '@aylal/office/testing';
import { buildCancelledJourney, buildPartnerChange, stubOperation } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ok, openOrder } from '../testing/open-order.ts';
import { buildOfficeOrder, officeOrderStub } from '../testing/order-stubs.ts';

const changed = buildOfficeOrder({ partner_change: buildPartnerChange() });
const card = (name = 'The carrier has changed the times') => screen.findByRole('region', { name });

describe('A journey that its carrier has changed, at the office', () => {
  it('is answered for who called, with why, once however often it is sent', async () => {
    const stub = stubOperation(answerOrderChange, ['offline', ok(changed)]);
    const accepting = buildPartnerChange({ state: 'accepting', answers: [], answered_by: 'office' });
    const file = stubOperation(getOfficeOrder, () =>
      ok(stub.calls.length < 2 ? changed : buildOfficeOrder({ partner_change: accepting })),
    );
    const page = await openOrder([file, stub]);
    expect(await card()).toHaveTextContent(/Without an answer by 24 Nov 2026, 10:00 the new times apply/);
    for (const time of ['07:45', '10:15']) expect(within(await card()).getByText(time)).toBeVisible();
    await page.user.click(within(await card()).getByRole('radio', { name: 'Accept the new times' }));
    await page.user.type(within(await card()).getByLabelText('Why?'), 'She called');
    const send = () => within(screen.getByRole('region', { name: /carrier/ })).getByRole('button', { name: /Accept/ });
    await page.user.click(send());
    expect(await within(await card()).findByRole('alert')).toHaveTextContent('trying again does nothing twice');
    await page.user.click(send());
    await waitFor(() => expect(page.record.toasts).toHaveLength(1));
    const [first, second] = stub.calls.map(({ body }) => body);
    expect(first).toMatchObject({ change: 'PCH-7K2M9Q4X', answer: 'accept', reason: 'She called' });
    expect(second).toEqual(first);
    expect(await card()).toHaveTextContent(/accepted \(by the office\)/);
  });

  it('that is cancelled can only be refunded, and the button names how much', async () => {
    await openOrder([officeOrderStub(buildOfficeOrder({ partner_change: buildCancelledJourney() }))]);
    const region = within(await card('The carrier has cancelled the journey'));
    expect(region.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual(['Refund ₮2,186,400']);
    expect(region.getByText('Does not take place')).toBeVisible();
  });

  it('is only read by who may not do anything with orders', async () => {
    await openOrder([officeOrderStub(changed)], buildStaff('auditor'));
    expect(within(await card()).queryByRole('radio')).toBeNull();
  });
});
