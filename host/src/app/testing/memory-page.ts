import { isLocale, type Locale } from '@aylal/domain/language';
import { createI18n } from '@aylal/i18n';
import type { Descriptor, TabChannel } from '@aylal/shell';
import { stubFetch, type Stub } from '@aylal/testing';
import type { BootDocument } from '../../remotes/boot-document.ts';
import type { CookieJar } from '../../services/cookie-jar.ts';
import { createSessionStorage } from '../../services/session-storage.ts';
import { namesOf, namesPath } from '../../remotes/remote-names.ts';
import type { Environment } from '../create-services.ts';

export interface MemoryPageOptions {
  boot?: Partial<BootDocument>;
  stubs?: Stub[];
  channel?: TabChannel;
  now?: () => Date;
}

/** The environment of a page that exists only in a test, with hands on what a browser would do. */
export async function createMemoryPage({ boot = {}, stubs = [], channel, now }: MemoryPageOptions = {}) {
  const locale: Locale = boot.locale ?? 'mn';
  const cookies = new Map<string, string>();
  const tasks: (() => void)[] = [];
  const network = createMemoryNetwork();
  const jar: CookieJar = {
    read: (name) => cookies.get(name) ?? null,
    write: (name, value) => void cookies.set(name, value),
  };
  const errors: unknown[] = [];
  const dataLayer: unknown[] = [];
  let keys = 0;
  const environment: Environment = {
    boot: { ...emptyBoot, ...boot },
    i18n: await createI18n(locale, {}),
    fetch: withNames(stubFetch(stubs), boot.descriptors ?? []),
    cookies: jar,
    device: createSessionStorage(() => localStorage),
    storage: createSessionStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    }),
    keeping: null,
    network: network.page,
    dataLayer,
    ...(channel ? { channel } : {}),
    now: now ?? (() => new Date('2026-11-21T02:00:00Z')),
    newKey: () => `key-${(keys += 1)}`,
    jitter: () => 0,
    every(task) {
      tasks.push(task);
      return () => void tasks.splice(tasks.indexOf(task), 1);
    },
    reportError: (error) => void errors.push(error),
  };
  return {
    environment,
    cookies,
    dataLayer,
    errors,
    setOnline: network.setOnline,
    tick: () => tasks.forEach((task) => task()),
    running: tasks,
  };
}

const emptyBoot: BootDocument = {
  pin: '',
  contract: '1.0.0',
  locale: 'mn',
  mode: 'web',
  session: 'absent',
  currency: 'MNT',
  config: { dialUpNumber: '976' },
  rates: { MNT: '1', USD: '3450.00' },
  releases: {},
  descriptors: [] as Descriptor[],
};

/** The web server's answer for a language that the page does not speak yet. */
function withNames(fetch: typeof globalThis.fetch, descriptors: readonly Descriptor[]): typeof globalThis.fetch {
  return (input, init) => {
    const locale = typeof input === 'string' && input.startsWith(namesPath) ? input.slice(namesPath.length) : null;
    return isLocale(locale) ? Promise.resolve(Response.json(namesOf(descriptors, locale))) : fetch(input, init);
  };
}

function createMemoryNetwork() {
  const target = new EventTarget();
  let onLine = true;
  return {
    page: {
      navigator: {
        get onLine() {
          return onLine;
        },
      },
      addEventListener: (type: 'online' | 'offline', listener: () => void) => target.addEventListener(type, listener),
      removeEventListener: (type: 'online' | 'offline', listener: () => void) =>
        target.removeEventListener(type, listener),
    },
    setOnline(next: boolean) {
      onLine = next;
      target.dispatchEvent(new Event(next ? 'online' : 'offline'));
    },
  };
}
