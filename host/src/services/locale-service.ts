import type { i18n as I18n } from 'i18next';
import type { Locale } from '@aylal/domain/language';
import type { Messages } from '@aylal/i18n';
import type { UiTexts } from '@aylal/ui';
import { localeChanged, type EventBus, type LocaleService } from '@aylal/shell';
import type { CookieJar } from './cookie-jar.ts';
import { selectFrom, type HostStore } from '../state/host-store.ts';

/** Ruling 32: read by the web server for `/`. */
export const languageCookie = 'tapa_language';

/** Where a namespace's messages come from, by language. */
export type MessageSource = Readonly<Record<Locale, () => Promise<{ default: Messages | UiTexts }>>>;

/** The language of the page, as the host sees it. */
export interface HostLocaleService extends LocaleService {
  /** Downloads a namespace in the present language, and from now on in every language that is switched to. */
  addSource(namespace: string, source: MessageSource): Promise<void>;
  /** Resolves when the page speaks the language: its messages are there. The frame moves the address. */
  switchTo(locale: Locale): Promise<void>;
  /** Follows the language chosen in another tab (REL-6); returns the undo. */
  watch(): () => void;
}

export interface LocaleServiceOptions {
  store: HostStore;
  i18n: I18n;
  cookies: CookieJar;
  events: EventBus;
  /** The messages did not arrive: the page stays in its language and says so. */
  onFailure: () => void;
}

/** So many texts are remembered. */
const mostTexts = 1000;

/** Only the language in use is downloaded; a switch waits for the next one, so that no key is ever shown. */
export function createLocaleService({
  store,
  i18n,
  cookies,
  events,
  onFailure,
}: LocaleServiceOptions): HostLocaleService {
  const state = selectFrom(store, (all) => all.locale);
  const sources = new Map<string, MessageSource>();
  /** Whose messages are there: another release of a remote brings its own. */
  const brought = new Map<string, MessageSource>();
  let wanted = state.get();
  /** Texts in the present language: a list says the same of each of its rows. */
  const written = new Map<string, string>();
  const forget = () => written.clear();
  i18n.on('languageChanged', forget);
  i18n.store.on('added', forget);

  const download = async (namespace: string, source: MessageSource, into: Locale) => {
    const place = `${into} ${namespace}`;
    if (i18n.hasResourceBundle(into, namespace) && (brought.get(place) ?? source) === source) return;
    const { default: messages } = await source[into]();
    brought.set(place, source);
    i18n.addResourceBundle(into, namespace, messages, true, true);
  };

  const show = async (next: Locale): Promise<boolean> => {
    wanted = next;
    await Promise.all([...sources].map(([namespace, source]) => download(namespace, source, next)));
    if (wanted !== next) return false;
    await i18n.changeLanguage(next);
    store.setState({ locale: next });
    return true;
  };
  const switchTo = async (next: Locale) => {
    if (!(await show(next))) return;
    cookies.write(languageCookie, next);
    events.publish(localeChanged, { locale: next });
  };
  const reportFailure = () => {
    wanted = state.get();
    onFailure();
  };

  return {
    ...state,
    switchTo,
    change(next) {
      if (next !== state.get()) switchTo(next).catch(reportFailure);
    },
    watch: () =>
      events.subscribe(localeChanged, (fact) => {
        if (fact.locale !== state.get()) show(fact.locale).catch(reportFailure);
      }),
    translate(namespace, key, values) {
      const name = `${namespace} ${key} ${JSON.stringify(values)}`;
      let text = written.get(name);
      if (text === undefined) {
        text = i18n.t(key, { ns: namespace, ...values });
        if (written.size === mostTexts) written.clear();
        written.set(name, text);
      }
      return text;
    },
    addMessages: (into, namespace, messages) => void i18n.addResourceBundle(into, namespace, messages, true, true),
    async addSource(namespace, source) {
      sources.set(namespace, source);
      await download(namespace, source, wanted);
      if (wanted !== state.get()) await download(namespace, source, state.get());
    },
  };
}
