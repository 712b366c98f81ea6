import { act, screen, waitFor, within } from '@testing-library/react';
import { createStaticLoader } from '../remotes/create-static-loader.ts';
import { buildDescriptor, lentSlot, menuEntry } from './testing/build-descriptor.ts';
import { buildRemoteModule } from './testing/build-remote-module.tsx';
import { renderShell } from './testing/render-shell.tsx';

const flights = buildDescriptor({
  routes: [{ pattern: '/flights', chunk: 'search' }],
  navigation: [menuEntry('flights', { group: 'main', order: 20 }, 3)],
  slots: [lentSlot('home.search', 'flights-home-search')],
});
const remoteModule = buildRemoteModule({
  routes: {
    '/flights': async () => ({ screen: { title: 'screen.title', Component: () => <h1>Нислэгийн дэлгэц</h1> } }),
  },
  slots: { 'flights-home-search': async () => ({ part: { Component: () => <p>Хайлтын маягт</p> } }) },
});

describe('The frame of every page', () => {
  it('[ROUTE-01] [ROLE-02] shows a visitor the home page with the search that a remote contributes', async () => {
    await renderShell('/mn', { boot: { descriptors: [flights] }, remoteModules: { 'mf-flights': remoteModule } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Хаашаа аялах вэ?' })).toBeInTheDocument();
    expect(await screen.findByText('Хайлтын маягт')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'flights-home-search' })).toHaveAttribute('aria-selected', 'true');
  });

  it('[SHELL-01.1] [SHELL-01.2] shows the logo at 78 by 28, leading to the home page', async () => {
    await renderShell('/mn/flights', {
      boot: { descriptors: [flights] },
      remoteModules: { 'mf-flights': remoteModule },
    });
    const banner = await screen.findByRole('banner');
    const link = within(banner).getByRole('link', { name: 'Аялал, нүүр хуудас' });
    expect(link).toHaveAttribute('href', '/mn');
    expect(within(link).getByRole('img')).toHaveStyle({ width: '78px', height: '28px' });
  });

  it('[ROUTE-30] keeps the navigation at the top of a page whose descriptor asks for it, and of no other', async () => {
    const lottery = buildDescriptor({
      routes: [
        { pattern: '/lottery', chunk: 'lottery', sticky: true },
        { pattern: '/flights', chunk: 'search' },
      ],
    });
    const { router } = await renderShell('/mn/lottery', { boot: { descriptors: [lottery] } });
    expect(await screen.findByRole('banner')).toHaveAttribute('data-sticky');
    await act(() => router.navigate('/mn/flights'));
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-sticky');
  });

  it('[SHELL-02] [CONST-08] [CONST-09] links to the support phone, shown as +976 1800 4444', async () => {
    await renderShell('/mn');
    const link = await screen.findByRole('link', { name: 'Лавлах утас: +976 1800 4444', hidden: true });
    expect(link).toHaveAttribute('href', 'tel:+97618004444');
    expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: '1800 4444' })).toHaveAttribute(
      'href',
      'tel:+97618004444',
    );
  });

  it('[CONST-10] [CONST-11] [SHELL-12] [GAP-01.1] tells in the footer when people answer', async () => {
    await renderShell('/mn');
    const footer = await screen.findByRole('contentinfo');
    expect(footer).toHaveTextContent('Да–Ба 08:00–22:00');
    expect(footer).toHaveTextContent(/Утасны лавлах.*Бя–Ня 09:00–21:00/);
  });

  it.each([
    [
      '[SHELL-15.2] [SHELL-17] the ways to pay',
      'Төлбөрийн хэрэгсэл',
      [
        'QPay',
        'SocialPay',
        'PocketZero',
        'Дансаар шилжүүлэх',
        'Visa',
        'Mastercard',
        'JCB',
        'UnionPay',
        'American Express',
      ],
    ],
    ['[SHELL-15.1] the partners', 'Түншүүд', ['Hotelbeds', 'Dida', 'LendPay', 'e-Mongolia']],
  ])('%s stand in the footer, each with its logo', async (_, title, names) => {
    await renderShell('/mn');
    const footer = within(await screen.findByRole('contentinfo'));
    const marks = within(footer.getByRole('list', { name: title })).getAllByRole('listitem');
    expect(marks.map((mark) => mark.textContent)).toEqual(names);
    for (const mark of marks) expect(mark.querySelector('svg path')).not.toBeNull();
  });

  it('[SHELL-13] [SHELL-14] links to the app stores and social pages that have an address, and to no other', async () => {
    const links = { app_store: 'https://apps.apple.com/mn/app/id1', facebook: 'https://www.facebook.com/somebody/' };
    await renderShell('/mn', { boot: { config: { dialUpNumber: '976', links } } });
    const footer = within(await screen.findByRole('contentinfo'));
    const apps = within(footer.getByRole('heading', { name: 'Апп татах' }).closest('section') as HTMLElement);
    const store = apps.getByRole('link', { name: 'App Store (шинэ цонхонд нээгдэнэ)' });
    expect(store).toHaveAttribute('href', 'https://apps.apple.com/mn/app/id1');
    expect(store).toHaveAttribute('rel', 'noopener noreferrer');
    expect(apps.getAllByRole('link')).toHaveLength(1);
    expect(footer.getByRole('link', { name: /^Facebook/ })).toHaveAttribute('href', links.facebook);
    expect(footer.queryByRole('link', { name: /Google Play|Instagram|YouTube/ })).not.toBeInTheDocument();
  });

  it('[SHELL-13] [SHELL-14] [GAP-95.2] leaves the lists away where nothing is configured', async () => {
    await renderShell('/mn');
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('heading', { name: 'Апп татах' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Биднийг дагах' })).not.toBeInTheDocument();
  });

  it('[ANALYTICS-01] [GAP-76] tells the data layer of each page and query, once', async () => {
    const { dataLayer, router } = await renderShell('/mn', {
      boot: { descriptors: [flights] },
      remoteModules: { 'mf-flights': remoteModule },
    });
    await screen.findByRole('heading', { level: 1 });
    await router.navigate('/mn/flights?_from=ULN&token=secret');
    await screen.findByRole('heading', { name: 'Нислэгийн дэлгэц' });
    await router.navigate('/mn/flights?_from=ULN&token=secret#top');
    await waitFor(() =>
      expect(dataLayer).toEqual([
        { event: 'page_view', path: '/mn', query: '', language: 'mn' },
        { event: 'page_view', path: '/mn/flights', query: '_from=ULN', language: 'mn' },
      ]),
    );
  });

  it('names the page, announces it and takes the focus to its heading', async () => {
    const { router } = await renderShell('/mn', {
      boot: { descriptors: [flights] },
      remoteModules: { 'mf-flights': remoteModule },
    });
    await waitFor(() => expect(document.title).toBe('Нүүр · Аялал'));
    await router.navigate('/mn/flights');
    expect(await screen.findByRole('heading', { name: 'Нислэгийн дэлгэц' })).toHaveFocus();
    await waitFor(() => expect(document.title).toBe('Дэлгэцийн нэр · Аялал'));
  });

  it('takes the focus to a heading when what has it goes away', async () => {
    await renderShell('/mn');
    const heading = await screen.findByRole('heading', { level: 1 });
    const button = document.createElement('button');
    screen.getByRole('main').append(button);
    button.focus();
    button.remove();
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('[REL-5] says that the network is gone and keeps the page', async () => {
    const { setOnline } = await renderShell('/mn');
    await screen.findByRole('heading', { level: 1 });
    setOnline(false);
    expect(await screen.findByText('Сүлжээ тасарлаа.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    setOnline(true);
    await waitFor(() => expect(screen.queryByText('Сүлжээ тасарлаа.')).not.toBeInTheDocument());
  });

  it('[MFE-5] keeps the home page when the contributed search is not available, and recovers by the button', async () => {
    let broken = true;
    const loader = {
      ...createStaticLoader({}),
      load: async () => {
        if (broken) throw new Error('away');
        return remoteModule;
      },
    };
    const { user } = await renderShell('/mn', { boot: { descriptors: [flights] }, loader });
    expect(await screen.findByText('Энэ хэсэг түр ажиллахгүй байна')).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
    expect(await screen.findByText('Хайлтын маягт')).toBeInTheDocument();
  });

  it('answers an unknown address with a page that leads home', async () => {
    await renderShell('/mn/nowhere/at/all');
    expect(await screen.findByRole('heading', { name: 'Ийм хуудас алга' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Нүүр хуудас руу' })).toHaveAttribute('href', '/mn');
  });

  it.each([
    ['/mn/about', 'Аялал гэж юу вэ'],
    ['/mn/term-condition?product=tapa', 'Үйлчилгээний нөхцөл'],
    ['/mn/privacy-policy', 'Нууцлал'],
  ])('[ROUTE-45] [ROUTE-46] [ROUTE-47] shows %s', async (at, heading) => {
    await renderShell(at);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  });
});

describe('In the mini-app', () => {
  const descriptors = [
    buildDescriptor({
      navigation: [
        menuEntry('flights', { group: 'main', order: 20 }, 3),
        menuEntry('bus', { group: 'more', order: 90 }, 1),
        menuEntry('orders', { group: 'user', order: 10 }),
      ],
      slots: [lentSlot('mini-app.import', 'account-import'), lentSlot('home.search', 'flights-home-search')],
    }),
  ];
  const lending = buildRemoteModule({
    slots: { 'account-import': async () => ({ part: { Component: () => <p>Мэдээлэл татах</p> } }) },
  });
  const open = () =>
    renderShell('/mn', { boot: { descriptors, mode: 'emongolia' }, remoteModules: { 'mf-flights': lending } });

  it.each(['Үндсэн цэс', 'Үйлчилгээ'])(
    '[MINI-01] [MINI-02] [PERSIST-04] [CARD-20.1] shows only its own entries in its own order: %s',
    async (name) => {
      await open();
      const menu = await screen.findByRole('navigation', { name });
      expect(
        within(menu)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(['bus', 'flights']);
    },
  );

  it("[MINI-01] leads home, to the customer's own pages and to the cart from every page", async () => {
    const cart = buildDescriptor({ id: 'mf-cart', routes: [{ pattern: '/cart', chunk: 'cart' }] });
    await renderShell('/mn/term-condition', { boot: { descriptors: [...descriptors, cart], mode: 'emongolia' } });
    const ways = await screen.findByRole('navigation', { name: 'Түргэн цэс' });
    const linksOf = (nav: HTMLElement) =>
      within(nav)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(linksOf(ways)).toEqual([
      ['Нүүр', '/mn'],
      ['Захиалга', '/mn/user/order'],
      ['Хэтэвч', '/mn/user/wallet'],
      ['Би', '/mn/user/profile'],
    ]);
    expect(screen.getByRole('link', { name: 'Сагс' })).toHaveAttribute('href', '/mn/cart');
  });

  it.each(['/mn/about', '/mn/news/list', '/mn/logo-download'])(
    '[CARD-23] has no page at %s, which the web has',
    async (at) => {
      await renderShell(at, { boot: { descriptors, mode: 'emongolia' } });
      expect(await screen.findByRole('heading', { level: 1, name: 'Ийм хуудас алга' })).toBeInTheDocument();
    },
  );

  it('[CONST-10] [CONST-11] says at its foot when the phone line answers, at weekends too', async () => {
    await open();
    expect(await screen.findByRole('link', { name: /^Тусламж: 1800 4444/ })).toHaveTextContent(
      'Да–Ба 08:00–22:00 · Бя–Ня 09:00–21:00',
    );
  });

  it('[MINI-05] has no footer', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Сайн байна уу. Хаашаа явах вэ?' });
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('[MINI-06] has a place for the import of personal data at the head of its home page', async () => {
    await open();
    expect(await screen.findByText('Мэдээлэл татах')).toBeInTheDocument();
  });
});
