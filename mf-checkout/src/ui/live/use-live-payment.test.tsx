import { buildSessionUser, renderRemote } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { stubOptions, stubOrder, stubStanding } from '../../testing/checkout-stubs.ts';

class FakeEventSource {
  static all: FakeEventSource[] = [];
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  closed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeEventSource.all.push(this);
  }
  close() {
    this.closed = true;
  }
}

describe('The checkout page with server-sent events', () => {
  beforeEach(() => {
    FakeEventSource.all = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'EventSource'));

  it('[GAP-47.1] [WEB-7] asks the provider when an update comes, and leaves for the order only by its answer', async () => {
    const { record, unmount } = await renderRemote(remote, {
      at: '/mn/checkout/AYL-4K7P2',
      user: buildSessionUser(),
      stubs: [stubOrder(), stubOptions(), stubStanding('waiting', 'waiting', 'paid')],
    });
    await screen.findByText('Төлбөр хүлээж байна.');
    const [source] = FakeEventSource.all;
    expect(source?.url).toBe('/api/payment/v1/live/AYL-4K7P2/');
    const say = () => act(async () => source?.onmessage?.({ data: '{"ref_number":"AYL-4K7P2","paid":true}' }));
    await say();
    expect(record.went).toEqual([]);
    await say();
    await waitFor(() => expect(record.went).toEqual(['/user/order/flight/AYL-4K7P2']));
    unmount();
    expect(FakeEventSource.all.every(({ closed }) => closed)).toBe(true);
  });

  it('[REL-12] [GAP-47.2] reads again after a gap', async () => {
    const standing = stubStanding('waiting');
    const order = stubOrder();
    await renderRemote(remote, {
      at: '/mn/checkout/AYL-4K7P2',
      user: buildSessionUser(),
      stubs: [order, stubOptions(), standing],
    });
    await screen.findByText('Төлбөр хүлээж байна.');
    const [source] = FakeEventSource.all;
    await act(async () => source?.onopen?.());
    const before = [standing.calls.length, order.calls.length];
    await act(async () => source?.onopen?.());
    await waitFor(() => {
      expect(standing.calls.length).toBeGreaterThan(before[0] ?? 0);
      expect(order.calls.length).toBeGreaterThan(before[1] ?? 0);
    });
  });
});
