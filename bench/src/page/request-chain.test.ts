import { longestChain } from './request-chain.ts';

const page = { url: 'page', start: 0, end: 200 };
const request = (url: string, start: number, end: number | null) => ({ url, start, end });

describe('longestChain', () => {
  it('is the page alone when nothing else is asked for', () => {
    expect(longestChain(page, [])).toEqual(['page']);
  });

  it('counts requests that run side by side once', () => {
    expect(longestChain(page, [request('a', 210, 800), request('b', 215, 400), request('c', 399, 500)])).toHaveLength(
      2,
    );
  });

  it('counts a request that waited for another behind it', () => {
    const found = longestChain(page, [
      request('entry', 210, 400),
      request('chunk', 400, 600),
      request('leaf', 610, 700),
    ]);
    expect(found).toEqual(['page', 'entry', 'chunk', 'leaf']);
  });

  it('puts what the page asks for while it arrives behind the page', () => {
    expect(longestChain(page, [request('early', 150, 300)])).toEqual(['page', 'early']);
  });

  it('lets nothing wait for a request that never ended', () => {
    expect(longestChain(page, [request('stream', 210, null), request('late', 900, 950)])).toHaveLength(2);
  });

  it('does not depend on the order in which requests are told', () => {
    const requests = [request('c', 610, 700), request('a', 210, 400), request('b', 405, 600)];
    expect(longestChain(page, requests)).toEqual(longestChain(page, requests.toReversed()));
  });
});
