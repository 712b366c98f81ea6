/** @jest-environment node */
import { takeConfig, takePreloaded } from './preloaded-answers.ts';

describe('What a page carries of answers', () => {
  it('[CALL-82.1] is the configuration, for the first who asks; whoever asks later asks the server', async () => {
    const take = takeConfig({ dialUpNumber: '976' }, takePreloaded());
    expect(await (await take('/api/config'))?.json()).toEqual({
      status_code: 200,
      message: '',
      result: { dialUpNumber: '976' },
    });
    expect(take('/api/config')).toBeUndefined();
  });

  it('is nothing of a configuration that it does not have, and other answers stay what they are', async () => {
    const other = Promise.resolve(Response.json({}));
    const take = takeConfig(null, takePreloaded({ '/api/other': other }));
    expect(take('/api/config')).toBeUndefined();
    expect(take('/api/other')).toBe(other);
  });
});
