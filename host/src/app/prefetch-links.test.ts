import { createPrefetch, prefetchLinks } from './prefetch-links.ts';
import { remoteDescriptors } from './testing/remote-descriptors.ts';

const moment = () => new Promise((resolve) => setTimeout(resolve, 150));

async function open(html: string, connection: object = {}) {
  document.documentElement.lang = 'mn';
  document.body.innerHTML = html;
  const asked: string[] = [];
  const page = Object.create(window, {
    navigator: { value: { connection } },
    document: { value: document.body },
    location: { value: window.location },
    setTimeout: { value: window.setTimeout.bind(window) },
    clearTimeout: { value: window.clearTimeout.bind(window) },
  }) as Window;
  const read: string[] = [];
  const loader = { warm: (id: string, chunks: readonly string[] = []) => asked.push(`${id} ${chunks.join()}`) };
  const prefetch = createPrefetch(await remoteDescriptors(), loader);
  prefetchLinks(page, prefetch, ({ pathname }) => read.push(pathname));
  const send = (id: string, type: string, pointerType = 'mouse') =>
    document.getElementById(id)?.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
  return { asked, read, send };
}
const link = '<a id="hotels" href="/mn/hotels"><span id="word">Буудал</span></a>';

describe('The code of a page that a link leads to', () => {
  it('is fetched once somebody points at the link for a moment, and once only', async () => {
    const { asked, read, send } = await open(link);
    send('word', 'pointerover');
    expect([asked, read]).toEqual([[], []]);
    await moment();
    expect(read).toEqual(['/mn/hotels']);
    send('word', 'pointerover');
    await moment();
    expect(asked).toEqual([expect.stringMatching(/^mf-hotels \S+,messages-mn$/)]);
  });

  it('is not fetched for a pointer that passes over it, nor for a finger that scrolls', async () => {
    const { asked, send } = await open(`${link}<p id="text"></p>`);
    send('word', 'pointerover');
    send('text', 'pointerover');
    send('word', 'pointerover', 'touch');
    await moment();
    expect(asked).toEqual([]);
  });

  it('is fetched at once when the link is pressed, and when it has the focus', async () => {
    const { asked, send } = await open(`${link}<a id="help" href="/mn/flights">Нислэг</a>`);
    send('word', 'pointerdown', 'touch');
    expect(asked).toHaveLength(1);
    send('help', 'focusin');
    await moment();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['leads to another origin', '<a id="hotels" href="https://elsewhere.example/mn/hotels">Буудал</a>'],
    ['leads to a page of the shell', '<a id="hotels" href="/mn/help">Тусламж</a>'],
    ['downloads a file', '<a id="hotels" href="/mn/hotels" download>Буудал</a>'],
  ])('is not fetched for a link that %s', async (_name, html) => {
    const { asked, read, send } = await open(html);
    send('hotels', 'pointerdown');
    expect([asked, read]).toEqual([[], []]);
  });

  it.each([
    ['who save data', { saveData: true }],
    ['whose network is slow', { effectiveType: '2g' }],
    ['whose network hardly answers', { effectiveType: 'slow-2g' }],
  ])('is not fetched for visitors %s', async (_name, connection) => {
    const { asked, read, send } = await open(link, connection);
    send('hotels', 'pointerdown');
    expect([asked, read]).toEqual([[], []]);
  });
});
