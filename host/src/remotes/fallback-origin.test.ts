/** @jest-environment node */
import { createFallbackOrigin } from './fallback-origin.ts';

const first = 'http://shop.test/r/chunk.js';
const second = 'http://second.test/r/chunk.js';

function setUp() {
  const healed: string[] = [];
  const events: string[] = [];
  const asked: string[] = [];
  let answerSecond: (event: { type: string }) => void = () => undefined;
  const ask = createFallbackOrigin({
    elsewhere: (address) => (address === first ? second : undefined),
    pageUrl: 'http://shop.test/mn',
    patienceMs: 3000,
    onHealed: (url) => healed.push(url),
  });
  const answer = (url: string) =>
    ask(
      url,
      ({ type }) => events.push(type),
      (other, done) => {
        asked.push(other);
        answerSecond = done;
      },
    );
  return { answer, asked, events, healed, second: (type: string) => answerSecond({ type }) };
}

describe('A chunk of a remote', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('comes from its own origin, and nothing is asked of the other', () => {
    const { answer, asked, events } = setUp();
    answer('/r/chunk.js')({ type: 'load' });
    jest.advanceTimersByTime(10_000);
    expect([events, asked]).toEqual([['load'], []]);
  });

  it('[MFE-6] is asked for at the other origin when its own refuses it', () => {
    const { answer, asked, events, healed, second: answerSecond } = setUp();
    answer(first)({ type: 'error' });
    expect([events, asked]).toEqual([[], [second]]);
    answerSecond('load');
    expect([events, healed]).toEqual([['load'], [second]]);
  });

  it('[MFE-6] is asked for at the other origin when its own keeps waiting, and the quicker one counts', () => {
    const late = setUp();
    const answerFirst = late.answer(first);
    jest.advanceTimersByTime(2999);
    expect(late.asked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(late.asked).toEqual([second]);
    late.second('load');
    answerFirst({ type: 'timeout' });
    expect([late.events, late.healed]).toEqual([['load'], [second]]);

    const slow = setUp();
    const answerSlow = slow.answer(first);
    jest.advanceTimersByTime(3000);
    answerSlow({ type: 'load' });
    slow.second('load');
    expect([slow.events, slow.healed]).toEqual([['load'], []]);
  });

  it.each([
    ['at once', 0],
    ['after a while', 3000],
  ])('[MFE-5] fails once when both refuse it: %s', (_when, ms) => {
    const { answer, asked, events, second: answerSecond } = setUp();
    const answerFirst = answer(first);
    jest.advanceTimersByTime(ms);
    answerFirst({ type: 'error' });
    expect(events).toEqual([]);
    answerSecond('error');
    expect([events, asked]).toEqual([['error'], [second]]);
  });

  it('that is none of a release is nobody else’s concern', () => {
    const done = () => undefined;
    const ask = createFallbackOrigin({
      elsewhere: () => undefined,
      pageUrl: 'http://shop.test/mn',
      patienceMs: 1,
      onHealed: done,
    });
    expect(ask('/assets/main.js', done, done)).toBe(done);
  });
});
