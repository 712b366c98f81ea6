import { listenToGame } from './listen-to-game.ts';

const origin = 'https://game.example';

describe('[MODAL-19] The messages that the page takes from a game', () => {
  const frame = document.createElement('iframe');
  const received = jest.fn();
  const flooded = jest.fn();
  let leave: () => void;
  beforeAll(() => document.body.append(frame));
  beforeEach(() => {
    jest.clearAllMocks();
    leave = listenToGame(window, { origin, frame: () => frame.contentWindow, received, flooded });
  });
  afterEach(() => leave());
  const say = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow, data, ...from }));

  it('is what the game says, from its own window and origin', () => {
    say({ type: 'game/ready' });
    say({ type: 'game/shown', round: 'RND-1' });
    say({ type: 'game/withdraw' });
    expect(received.mock.calls).toEqual([
      [{ type: 'game/ready' }],
      [{ type: 'game/shown', round: 'RND-1' }],
      [{ type: 'game/withdraw' }],
    ]);
  });

  it.each(['https://evil.example', 'https://game.example.evil.example', 'http://game.example', 'null', ''])(
    '[WEB-5] is nothing of the origin "%s"',
    (other) => {
      say({ type: 'game/withdraw' }, { origin: other });
      expect(received).not.toHaveBeenCalled();
    },
  );

  it('[WEB-5] is nothing of another window, also one of the same origin, and of none', () => {
    say({ type: 'game/withdraw' }, { source: window });
    say({ type: 'game/withdraw' }, { source: null });
    expect(received).not.toHaveBeenCalled();
  });

  it.each([
    null,
    'game/withdraw',
    { type: 'game/pay' },
    { type: 'game/withdraw', amount: 5_000 },
    { type: 'game/shown' },
    { type: 'game/shown', round: 'x'.repeat(41) },
    [{ type: 'game/ready' }],
  ])('[WEB-5] is nothing of a shape that nobody knows: %j', (data) => {
    say(data);
    expect(received).not.toHaveBeenCalled();
  });

  it('[WEB-5] ends with a flood, which other windows cannot make', () => {
    for (let count = 0; count < 100; count += 1) say({ type: 'game/ready' }, { source: window });
    expect(flooded).not.toHaveBeenCalled();
    for (let count = 0; count < 30; count += 1) say('rubbish');
    expect(flooded).toHaveBeenCalled();
    say({ type: 'game/withdraw' });
    expect(received).not.toHaveBeenCalled();
  });
});
