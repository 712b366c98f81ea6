import { createReadAhead } from './read-ahead.ts';

/** A page whose server names `reads` for every address; what was asked, and its timers. */
function openPage(reads: unknown) {
  const asked: string[] = [];
  const timers: (() => void)[] = [];
  const early: Record<string, Promise<Response>> = {};
  const page = {
    __AYLAL_EARLY: early,
    document: { documentElement: { lang: 'en' } },
    setTimeout: (task: () => void) => timers.push(task),
    fetch: async (url: string) => {
      asked.push(url);
      return { json: async () => (url.startsWith('/boot/') ? reads : {}) } as Response;
    },
  };
  const readAhead = createReadAhead(page as unknown as Window);
  const point = async (pathname: string, search = '') => {
    readAhead({ pathname, search } as HTMLAnchorElement);
    await new Promise((done) => setTimeout(done));
  };
  return { asked, early, point, pass: () => timers.splice(0).forEach((task) => task()) };
}
const question = '/boot/reads?to=%2Fen%2Fesims%3Ftype%3D1';

describe('The first data of a page that a link leads to', () => {
  it('are read once, and wait for the visit for a moment only', async () => {
    const { asked, early, point, pass } = openPage(['/api/esims/']);
    await point('/en/esims', '?type=1');
    await point('/en/esims', '?type=1');
    expect(asked).toEqual([question, '/api/esims/']);
    expect(Object.keys(early)).toEqual(['/api/esims/']);
    pass();
    expect(early).toEqual({});
    await point('/en/esims', '?type=1');
    expect(asked).toHaveLength(4);
  });

  it('are not read again while the page itself reads them', async () => {
    const { asked, early, point } = openPage(['/api/esims/']);
    early['/api/esims/'] = Promise.resolve(new Response());
    await point('/en/esims', '?type=1');
    expect(asked).toEqual([question]);
  });

  it.each([
    ['in another language', '/mn/esims', ['/api/esims/'], 0],
    ['from elsewhere', '/en/esims', ['https://elsewhere.example/api/'], 1],
    ['that the server names in another shape', '/en/esims', { urls: [] }, 1],
  ])('are not read %s', async (_what, path, reads, questions) => {
    const { asked, point } = openPage(reads);
    await point(path);
    expect(asked).toHaveLength(questions);
  });
});
