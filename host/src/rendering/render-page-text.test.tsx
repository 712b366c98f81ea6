/** @jest-environment node */
import { signOut } from '@aylal/contracts/account';
import { getConfig } from '@aylal/contracts/shell';
import {
  ApiError,
  redirect,
  usePageForm,
  useSession,
  type LoaderArgs,
  type RemoteModule,
  type Submit,
} from '@aylal/shell';
import type { Descriptor } from '@aylal/shell/descriptor';
import { buildSessionUser, stubFetch } from '@aylal/testing';
import { buildDescriptor } from '../app/testing/build-descriptor.ts';
import { buildRemoteModule } from '../app/testing/build-remote-module.tsx';
import { contentStubs } from '../app/testing/content-stubs.ts';
import type { BootDocument } from '../remotes/boot-document.ts';
import { LeftToBrowser, type AskProvider, type OwnPage, type ProviderChange } from './render-request.ts';
import { renderPageText } from './render-page-text.tsx';

const boot: BootDocument = {
  contract: '1.0.0',
  locale: 'mn',
  mode: 'web',
  session: 'present',
  currency: 'MNT',
  config: { dialUpNumber: '976' },
  rates: {},
  pin: '',
  releases: {},
  descriptors: [],
};

/** A page as a rendering thread makes it, and what it asked the provider for. */
async function render(
  address: string,
  answer: AskProvider = ofProvider(),
  { descriptors = [], remotes = {} }: { descriptors?: Descriptor[]; remotes?: Record<string, RemoteModule> } = {},
) {
  const asked: string[] = [];
  const page = await renderPageText(
    { address, boot: { ...boot, descriptors }, at: '2026-11-21T02:00:00Z', parts: [] },
    remotes,
    (url, locale) => {
      asked.push(url);
      return answer(url, locale);
    },
    () => {},
  );
  return { ...page, asked: asked.toSorted() };
}

/** What the provider answers; the config is our own server's. */
function ofProvider(): AskProvider {
  const fetch = stubFetch(contentStubs().filter(({ endpoint }) => endpoint.name !== getConfig.name));
  return async (url) => {
    const answer = await fetch(url);
    return { status: answer.status, body: await answer.text() };
  };
}

describe('A page whose texts the provider sends, rendered on the server', () => {
  it('[ROUTE-18] is the help centre with its topics and the form for a question', async () => {
    const { html, styles, queries, asked } = await render('/mn/helper');
    expect(html).toMatch(/<h1[^>]*>Тусламжийн төв</);
    expect(html).toContain('href="/mn/helper/flights/refund"');
    expect(html).toContain('id="ask-message"');
    expect(styles).toContain('<style');
    expect(queries).toContain('Тээшний хэмжээ');
    expect(asked).toEqual(['/api/helper/']);
  });

  it('[ROUTE-18] is what a search in the address finds', async () => {
    const { html } = await render(`/mn/helper?q=${encodeURIComponent('буцаах')}`);
    expect(html).toContain('Нислэгээ хэрхэн буцаах вэ?');
    expect(html).not.toContain('Тээшний хэмжээ');
  });

  it('[ROUTE-17] [WEB-3] is an article beside its neighbours, through the sanitiser', async () => {
    const { html, asked } = await render('/mn/helper/flights/refund');
    expect(html).toMatch(/<h1[^>]*>Нислэгээ хэрхэн буцаах вэ\?</);
    expect(html).toContain('<p>48 цагаас өмнө хүсэлт илгээнэ.</p><ol><li>Захиалгаа нээнэ.</li></ol>');
    expect(html).toContain('Тээшний хэмжээ');
    expect(html).not.toContain('alert(1)');
    expect(asked).toEqual(['/api/helper/', '/api/helper/flights/refund/']);
  });

  it('[ROUTE-48] is the news', async () => {
    const { html } = await render('/mn/news/list');
    expect(html).toContain('QPay-ээр төлдөг боллоо');
    expect(html).toContain('<p>Банкны апп.</p>');
  });

  it.each(['/mn/helper', '/mn/helper/flights/refund', '/mn/news/list'])(
    '[REL-4] is left to the browser while the provider is away: %s',
    async (address) => {
      const away: AskProvider = () => Promise.reject(new Error('no answer'));
      await expect(render(address, away)).rejects.toBeInstanceOf(LeftToBrowser);
    },
  );

  it('[ROUTE-33] is the address alone where a loader leads elsewhere', async () => {
    const load = ({ url }: LoaderArgs) => {
      throw redirect({ url }, `/flights/results${url.search}`);
    };
    const Component = () => null;
    const trial = buildRemoteModule({
      routes: { '/flights': async () => ({ screen: { Component, title: 'title', load } }) },
    });
    const descriptors = [
      buildDescriptor({
        routes: [
          { pattern: '/flights', chunk: 'search' },
          { pattern: '/flights/results', chunk: 'results' },
        ],
      }),
    ];
    const remotes = {
      'mf-flights': {
        ...trial,
        routes: { ...trial.routes, '/flights/results': async () => ({ screen: { Component, title: 'title' } }) },
      },
    };
    const page = await render('/mn/flights?_from=UBN&_to=ICN', ofProvider(), { descriptors, remotes });
    expect(page).toMatchObject({ leadsTo: '/mn/flights/results?_from=UBN&_to=ICN', html: '' });
  });

  it('calls only Mongolia by name, as servers and browsers differ in the names of others', async () => {
    const { html } = await render('/mn/helper');
    expect(html.match(/<option[^>]*>[^<]*\+\d/g)).toHaveLength(1);
    expect(html).toContain('Монгол +976');
  });
});

describe('A page of its visitor, rendered on the server', () => {
  const user = { ...buildSessionUser({ email: 'sarnai@mail.mn' }), token: '' };
  const asked: { url: string; change?: ProviderChange | undefined }[] = [];
  beforeEach(() => void asked.splice(0));

  function Component() {
    const form = usePageForm<string>();
    const session = useSession();
    const { faults, refused } = form?.posted?.answer ?? {};
    return (
      <p>
        {session.status} {form?.key} {form?.posted?.fields.join(';')} {JSON.stringify(faults)} {refused}
      </p>
    );
  }

  async function open(posted: OwnPage['posted'], submit: Submit) {
    const remotes = {
      'mf-flights': buildRemoteModule({
        routes: {
          '/book/:key': async () => ({ screen: { Component, title: 'title', submit: async () => ({ submit }) } }),
        },
      }),
    };
    const descriptors = [buildDescriptor({ routes: [{ pattern: '/book/:key', chunk: 'book', server: 'visitor' }] })];
    const own: OwnPage = {
      user,
      origin: 'http://localhost:3000',
      formKey: 'key-of-the-form',
      nextKey: 'key-of-the-next',
      posted,
      remote: 'mf-flights',
      pattern: '/book/:key',
      params: { key: 'a1' },
    };
    const page = await renderPageText(
      { address: '/mn/book/a1?day=2', boot: { ...boot, descriptors }, at: '2026-11-21T02:00:00Z', parts: [], own },
      remotes,
      async (url, _locale, change) => {
        asked.push({ url, change });
        return { status: 200, body: JSON.stringify({ status_code: 200, message: '', result: null }) };
      },
      () => {},
    );
    return { ...page, text: page.html.replace(/<!-- -->/g, '') };
  }

  it('knows who is signed in from its first line, and brings the key of its form', async () => {
    const { text, form } = await open(null, async () => ({}));
    expect(text).toContain('<p>signed-in key-of-the-next   </p>');
    expect(form).toEqual({ origin: 'http://localhost:3000', key: 'key-of-the-next', posted: null });
  });

  it('[VALID-06] answers a form with what was typed and what is refused of it, never with a password or a code that proves something', async () => {
    const args: object[] = [];
    const posted = [
      ['name', 'Бат'],
      ['password', 'two-humped-camels'],
      ['proof.pin', '1234'],
      ['verify_code', '1234'],
      ['coupon_code', 'AYLAL10'],
    ] as const;
    const { text, form } = await open(posted, async ({ params, url, fields, services }) => {
      args.push({ params, day: url.searchParams.get('day'), password: fields.get('password') });
      expect(services.session.get()).toMatchObject({ status: 'signed-in', user: { email: 'sarnai@mail.mn' } });
      return { faults: { name: 'validation_latin' }, refused: 'sold out' };
    });
    expect(args).toEqual([{ params: { key: 'a1' }, day: '2', password: 'two-humped-camels' }]);
    expect(text).toContain(
      'key-of-the-next name,Бат;coupon_code,AYLAL10 {&quot;name&quot;:&quot;validation_latin&quot;} sold out',
    );
    expect(JSON.stringify(form)).not.toMatch(/camels|1234/);
  });

  it('[MNY-12] keeps the key of a form whose outcome is unknown, and sends it with what must happen once', async () => {
    const { form } = await open([], async ({ services: { api, intents } }) => {
      const idempotencyKey = intents.keyFor('sign-out', {});
      await api.call(signOut, { idempotencyKey });
      return { unknown: true };
    });
    expect(form?.key).toBe('key-of-the-form');
    expect(asked).toEqual([
      {
        url: signOut.path,
        change: { method: signOut.method, body: null, idempotencyKey: 'key-of-the-form.1' },
      },
    ]);
  });

  it('is the address alone where the form leads on', async () => {
    const { leadsTo, html } = await open([], async ({ url }) => {
      throw redirect({ url }, '/checkout/UB1');
    });
    expect([leadsTo, html]).toEqual(['/mn/checkout/UB1', '']);
  });

  it('fails with what its submit has thrown', async () => {
    const fault = new Error('a fault of the remote');
    await expect(open([], () => Promise.reject(fault))).rejects.toBe(fault);
  });

  it('[REL-4] blames nobody where the provider did not do what the form asks', async () => {
    const gone = new ApiError('offline', 'book-flight');
    await expect(open([], () => Promise.reject(gone))).rejects.toBeInstanceOf(LeftToBrowser);
  });
});
