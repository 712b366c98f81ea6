import { within } from './within.ts';

describe('Work with a deadline', () => {
  it('gives what it found, and what went wrong', async () => {
    await expect(within(1000, Promise.resolve(4))).resolves.toBe(4);
    await expect(within(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('is given up when it is late, also when it fails after that', async () => {
    let fail: (error: Error) => void = () => {};
    const late = new Promise<number>((_resolve, reject) => {
      fail = reject;
    });
    await expect(within(5, late)).resolves.toBeNull();
    fail(new Error('nobody hears it'));
  });
});
