import { pageTrace } from '../remotes/page-trace.ts';
import type { i18n as I18n } from 'i18next';
import type { TabChannel } from '@aylal/shell';
import { offlineStorage } from '../offline/offline-storage.ts';
import type { BootDocument } from '../remotes/boot-document.ts';
import { createCookieJar, isStorageRefusal } from '../services/cookie-jar.ts';
import { takeConfig, takePreloaded } from '../services/preloaded-answers.ts';
import { createSessionStorage } from '../services/session-storage.ts';
import type { Environment } from './create-services.ts';

/** The channel on which the tabs of one visitor agree. */
const channelName = 'aylal';

/** What a browser's page gives to the services. */
export function browserEnvironment(
  page: Window & typeof globalThis,
  boot: BootDocument,
  i18n: I18n,
  now: () => Date,
): Environment {
  return {
    boot,
    i18n,
    fetch: page.fetch.bind(page),
    cookies: createCookieJar(page.document, { framed: page.top !== page.self }),
    storage: createSessionStorage(() => page.sessionStorage),
    device: createSessionStorage(() => page.localStorage),
    keeping: offlineStorage(page),
    network: page,
    dataLayer: (page.dataLayer ??= []),
    ...verifyChannel(page),
    traceparent: () => pageTrace(page),
    takeEarly: takeConfig(boot.config, takePreloaded(page.__AYLAL_EARLY)),
    now,
    newKey: () => newKey(page.crypto),
    jitter: () => Math.random(),
    every(task, ms) {
      const timer = page.setInterval(task, ms);
      return () => page.clearInterval(timer);
    },
    reportError: (error) => page.reportError(error),
  };
}

/** `crypto.randomUUID` is missing on pages without https; these bytes are as random. */
function newKey(crypto: Crypto): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The channel in the shape of the bus, which knows neither event targets nor origins. None where storage is blocked: such a tab is on its own (WEB-6). */
function verifyChannel(page: Window & typeof globalThis): { channel?: TabChannel } {
  try {
    const channel = new page.BroadcastChannel(channelName);
    const opened: TabChannel = {
      postMessage: (message) => channel.postMessage(message),
      onmessage: null,
      close: () => channel.close(),
    };
    channel.addEventListener('message', (event) => opened.onmessage?.({ data: event.data }));
    return { channel: opened };
  } catch (error) {
    if (isStorageRefusal(error)) return {};
    throw error;
  }
}
