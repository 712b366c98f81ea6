import { searchEsims } from '@aylal/contracts/esims';
import { loadPart, renderPart, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildListed } from '../testing/build-esim.ts';
import { listStub } from '../testing/esim-stubs.ts';

async function open(stub: Stub) {
  const { Component } = await loadPart(remote, 'home.board', 'esim-board');
  return renderPart(remote, <Component />, { stubs: [stub] });
}

describe('home.board', () => {
  it('shows the six most asked-for destinations and the way to all', async () => {
    await open(listStub(buildListed(9)));
    expect(await screen.findByRole('link', { name: 'Япон' })).toHaveAttribute('href', '/mn/esim/japan-data');
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Бүх улс' })).toHaveAttribute('href', '/mn/esim');
  });

  it('says in its place that the list did not come', async () => {
    await open(stubOperation(searchEsims, 'offline'));
    expect(await screen.findByText(/ачаалж чадсангүй/, {}, { timeout: 5000 })).toBeVisible();
  });

  it('takes no room where nothing is sold', async () => {
    await open(listStub([]));
    await waitForElementToBeRemoved(() => screen.queryByRole('heading'));
    expect(screen.queryByRole('list')).toBeNull();
  });
});
