import { createHostStore, selectFrom } from './host-store.ts';

const store = () =>
  createHostStore({
    session: { status: 'checking' },
    locale: 'mn',
    currency: { currency: 'MNT', rates: {} },
    pageForm: null,
  });

describe('The client state of a page', () => {
  it('[CARD-08] begins with what the page came with and nothing open', () => {
    expect(store().getState()).toEqual({
      session: { status: 'checking' },
      locale: 'mn',
      currency: { currency: 'MNT', rates: {} },
      dialogs: [],
      panel: null,
      toasts: [],
      drafts: {},
      pageName: null,
      pageForm: null,
    });
  });

  it('calls the listeners of a part when that part changes, and only then', () => {
    const state = store();
    const calls: string[] = [];
    const locale = selectFrom(state, (all) => all.locale);
    const stop = locale.subscribe(() => calls.push(locale.get()));
    state.setState({ pageName: 'UB2451' });
    state.setState({ locale: 'en' });
    state.setState({ locale: 'en' });
    stop();
    state.setState({ locale: 'ru' });
    expect([calls, locale.get(), locale.first()]).toEqual([['en'], 'ru', 'mn']);
  });
});
