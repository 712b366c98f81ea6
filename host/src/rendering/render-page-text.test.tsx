/** @jest-environment node */
import { getConfig } from '@aylal/contracts/shell';
import { redirect, type LoaderArgs, type RemoteModule } from '@aylal/shell';
import type { Descriptor } from '@aylal/shell/descriptor';
import { stubFetch } from '@aylal/testing';
import { buildDescriptor } from '../app/testing/build-descriptor.ts';
import { buildRemoteModule } from '../app/testing/build-remote-module.tsx';
import { contentStubs } from '../app/testing/content-stubs.ts';
import type { BootDocument } from '../remotes/boot-document.ts';
import { LeftToBrowser, type ReadPublic } from './render-request.ts';
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
  answer: ReadPublic = ofProvider(),
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
function ofProvider(): ReadPublic {
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
      const away: ReadPublic = () => Promise.reject(new Error('no answer'));
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
    expect(html.match(/<option/g)).toHaveLength(1);
    expect(html).toContain('Монгол +976');
  });
});
