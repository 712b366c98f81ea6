import { readPriceAlertLink } from '@aylal/contracts/flights';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildLinkedAlert } from '../testing/build-price-alert.ts';
import { alertLinkStub, stopByLinkStub } from '../testing/flights-stubs.ts';

const open = (stubs: Stub[], search = '?link=id.signature') =>
  renderRemote(remote, { at: `/mn/flights/alerts/stop${search}`, stubs });
const stopButton = () => screen.findByRole('button', { name: 'Зогсоох' });

describe('The page that the mails of an alert lead to', () => {
  it('[CALL-44] shows the alert and stops nothing until the button is pressed', async () => {
    const [read, stop] = [alertLinkStub(), stopByLinkStub()];
    const { user } = await open([read, stop]);
    await stopButton();
    for (const texts of ['Улаанбаатар – Сөүл', '2,000,000₮ хүртэл · ±3 хоног'])
      expect(screen.getByText(texts)).toBeInTheDocument();
    expect(screen.getByText(/a\*\*\*@example\.mn/)).toBeInTheDocument();
    expect(read.calls.map(({ query }) => query)).toEqual([{ link: 'id.signature' }]);
    expect(stop.calls).toEqual([]);
    await user.click(await stopButton());
    expect(await screen.findByRole('heading', { name: 'Мэдэгдэл зогслоо' })).toBeInTheDocument();
    expect(stop.calls.map(({ body }) => body)).toEqual([{ link: 'id.signature' }]);
  });

  it('[CALL-44] says so when the alert is stopped already', async () => {
    await open([alertLinkStub(buildLinkedAlert({ stopped: true }))]);
    expect(await screen.findByRole('heading', { name: 'Мэдэгдэл зогслоо' })).toBeInTheDocument();
  });

  it('[CALL-44] says that the alert goes on when it could not be stopped, and tries again', async () => {
    const stop = stopByLinkStub(['offline', { status_code: 200, message: '', result: null }]);
    const { user } = await open([alertLinkStub(), stop]);
    await user.click(await stopButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Мэдэгдэл хэвээр байна');
    await user.click(await stopButton());
    expect(await screen.findByRole('heading', { name: 'Мэдэгдэл зогслоо' })).toBeInTheDocument();
  });

  it.each([
    ['without a link', ''],
    ['with a link that we did not make', '?link=forged'],
  ])('[CALL-44] %s says that it is no longer valid', async (_, search) => {
    const unknown = stubOperation(readPriceAlertLink, {
      status_code: 404,
      message: '',
      result: { problem: 'not-found' },
    });
    await open([unknown], search);
    expect(await screen.findByRole('heading', { name: 'Энэ холбоос хүчингүй байна' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Нислэг хайх' })).toBeInTheDocument();
  });

  it('waits in grey, and is read again on demand when nothing came', async () => {
    const read = stubOperation(readPriceAlertLink, [
      'offline',
      'offline',
      'offline',
      { status_code: 200, message: '', result: buildLinkedAlert() },
    ]);
    const { user } = await open([read]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 15_000 }));
    expect(await stopButton()).toBeInTheDocument();
  });
});
