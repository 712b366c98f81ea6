import { openLivePayment, type LiveSource } from './open-live-payment.ts';

const { jest } = import.meta;

class FakeSource implements LiveSource {
  onopen: LiveSource['onopen'] = null;
  onerror: LiveSource['onerror'] = null;
  onmessage: LiveSource['onmessage'] = null;
  closed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.(new Event('open'));
  }
  fail() {
    this.onerror?.(new Event('error'));
  }
  say(data: unknown) {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

function follow() {
  const sources: FakeSource[] = [];
  const updates: unknown[] = [];
  const connections: unknown[] = [];
  const end = openLivePayment({
    url: '/api/payment/v1/live/AYL-1/',
    open: (url) => {
      const source = new FakeSource(url);
      sources.push(source);
      return source;
    },
    onUpdate: (update) => updates.push(update),
    onConnection: (connection) => connections.push(connection),
    random: () => 1,
  });
  const newest = () => {
    const source = sources.at(-1);
    if (!source) throw new Error('no source was opened');
    return source;
  };
  return { sources, updates, connections, end, newest };
}

describe('The live connection of a payment', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[GAP-47.1] hands on updates and ignores what is none', () => {
    const { updates, newest } = follow();
    newest().open();
    newest().say('{"ref_number":"AYL-1000","paid":true}');
    newest().say('{"paid":"yes"}');
    newest().say('not json');
    expect(updates).toEqual([{ ref_number: 'AYL-1000', paid: true }]);
  });

  it('[REL-12] comes back after growing pauses and says that something may have been missed', () => {
    const { sources, connections, newest } = follow();
    newest().open();
    newest().fail();
    expect(sources).toHaveLength(1);
    jest.advanceTimersByTime(1000);
    expect(sources).toHaveLength(2);
    newest().fail();
    jest.advanceTimersByTime(1999);
    expect(sources).toHaveLength(2);
    jest.advanceTimersByTime(1);
    newest().open();
    expect(connections).toEqual([
      { live: true, gap: false },
      { live: false, gap: false },
      { live: false, gap: false },
      { live: true, gap: true },
    ]);
  });

  it('leaves nothing behind when it ends', () => {
    const { sources, newest, end } = follow();
    newest().fail();
    end();
    jest.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(1);
    expect(newest().closed).toBe(true);
  });
});
