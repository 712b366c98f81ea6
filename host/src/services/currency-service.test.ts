import { createEventBus } from '@aylal/shell';
import { createTabChannels } from '../app/testing/tab-channels.ts';
import { buildHostStore } from '../state/testing/build-host-store.ts';
import { createCurrencyService } from './currency-service.ts';

function openTab(cookies: Map<string, string>, channel = createTabChannels(1)[0]) {
  const beats: { task: () => void; ms: number }[] = [];
  const events = createEventBus({ ...(channel ? { channel } : {}), onError: () => {} });
  const currency = createCurrencyService({
    store: buildHostStore({ currency: { currency: 'MNT', rates: { MNT: '1', USD: '3450.00' } } }),
    cookies: { read: (name) => cookies.get(name) ?? null, write: (name, value) => void cookies.set(name, value) },
    events,
  });
  currency.watch((task, ms) => {
    beats.push({ task, ms });
    return () => {};
  });
  return { service: currency.service, beats };
}

describe('The display currency', () => {
  it('[CUR-05] [PERSIST-03] is read again from tapa_currency every second', () => {
    const cookies = new Map<string, string>();
    const { service, beats } = openTab(cookies);
    cookies.set('tapa_currency', 'USD');
    expect(service.get().currency).toBe('MNT');
    beats.forEach(({ task }) => task());
    expect([service.get().currency, beats.map(({ ms }) => ms)]).toEqual(['USD', [1000]]);
  });

  it('[PERSIST-03] is written to tapa_currency when it is chosen', () => {
    const cookies = new Map<string, string>();
    openTab(cookies).service.change('JPY');
    expect(cookies.get('tapa_currency')).toBe('JPY');
  });

  it.each(['', 'EUR', '<script>'])('[WEB-6] keeps what it had when the cookie holds %p', (rubbish) => {
    const cookies = new Map([['tapa_currency', rubbish]]);
    const { service, beats } = openTab(cookies);
    beats.forEach(({ task }) => task());
    expect(service.get().currency).toBe('MNT');
  });

  it('[REL-6] agrees with the other tabs without any cookie', () => {
    const [one, two] = createTabChannels(2);
    const first = openTab(new Map(), one);
    const second = openTab(new Map(), two);
    first.service.change('KRW');
    expect(second.service.get().currency).toBe('KRW');
  });

  it('[PERSIST-09] holds the rates in client state', () => {
    expect(openTab(new Map()).service.get().rates).toEqual({ MNT: '1', USD: '3450.00' });
  });
});
