import { getInsurancePolicy } from '@aylal/contracts/orders';
import { buildSessionUser, loadPart, renderPart, renderRemote, stubOperation } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildInsuranceOrder, buildPolicy } from '../testing/build-cover.ts';

describe('What an order of a cover shows', () => {
  it('checkout.summary.insurance says what is paid for', async () => {
    const { Component } = await loadPart(remote, 'checkout.summary.insurance', 'insurance-checkout-summary');
    await renderPart(remote, <Component order={buildInsuranceOrder()} />);
    expect(screen.getByText('Шенген визийн даатгал')).toBeVisible();
    expect(screen.getByText(/7 хоног/)).toBeVisible();
  });

  it.each([
    [null, undefined],
    ['TD-SC-0A1B2C3D', '/mn/insurance/policy/AYL-4K7P2'],
  ])('order.detail.insurance leads to the policy once it is issued: %s', async (policy_number, href) => {
    const { Component } = await loadPart(remote, 'order.detail.insurance', 'insurance-order');
    const order = buildInsuranceOrder({ policy_number, issued: policy_number !== null });
    await renderPart(remote, <Component order={order} />);
    const link = screen.queryByRole('link', { name: 'Гэрээ харах, хэвлэх' });
    expect(link?.getAttribute('href')).toBe(href);
    expect(screen.queryByText('TD-SC-0A1B2C3D') !== null).toBe(policy_number !== null);
  });

  const at = '/mn/insurance/policy/AYL-4K7P2';
  it('[NEED-94] the policy names number, people, days and whom to call', async () => {
    const stub = stubOperation(getInsurancePolicy, { status_code: 200, message: '', result: buildPolicy() });
    await renderRemote(remote, { at, stubs: [stub], user: buildSessionUser() });
    const paper = await screen.findByRole('region', { name: 'Даатгалын гэрээ' });
    for (const text of ['TD-SC-0A1B2C3D', 'BATBOLD ANUDARI', 'E12345678', '30,000 EUR', '+976 7000 5505'])
      expect(paper).toHaveTextContent(text);
  });

  it('[NEED-94] says that there is none yet, and asks a stranger to sign in', async () => {
    const stub = stubOperation(getInsurancePolicy, { status_code: 404, message: '', result: { problem: 'not-found' } });
    await renderRemote(remote, { at, stubs: [stub], user: buildSessionUser() });
    expect(await screen.findByRole('heading', { name: 'Гэрээ хараахан алга' })).toBeVisible();
    await renderRemote(remote, { at, stubs: [stub] });
    expect(await screen.findByRole('button', { name: 'Нэвтрэх' })).toBeVisible();
  });
});
