import { ApiError } from '@aylal/shell';
import { createTestServices, TestProviders } from '@aylal/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useWrite } from './use-write.ts';

type Write = (name: string) => Promise<string | null>;

let ended: Promise<string | null>;

function Saving({ write }: { write: Write }) {
  const { running, fault, run } = useWrite(write, (error) => `no answer: ${error.kind}`);
  return <button onClick={() => (ended = run('Bat'))}>{running ? 'saving' : (fault ?? 'as it should be')}</button>;
}

async function press(write: Write) {
  const { services } = await createTestServices();
  render(
    <TestProviders services={services}>
      <Saving write={write} />
    </TestProviders>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'as it should be' }));
}

const shows = (name: string) => screen.findByRole('button', { name });

describe('A write', () => {
  it('runs until everything that belongs to it is done', async () => {
    const answer = Promise.withResolvers<null>();
    const written: string[] = [];
    await press(async (name) => {
      written.push(name);
      return answer.promise;
    });
    expect(await shows('saving')).toBeVisible();
    await act(async () => answer.resolve(null));
    expect(await shows('as it should be')).toBeVisible();
    expect(written).toEqual(['Bat']);
    expect(await ended).toBeNull();
  });

  it('answers what was refused, until the next try', async () => {
    const answers: (string | null)[] = ['too late', null];
    await press(async () => answers.shift() ?? null);
    fireEvent.click(await shows('too late'));
    expect(await shows('as it should be')).toBeVisible();
  });

  it('says that no answer came', async () => {
    await press(() => Promise.reject(new ApiError('offline', 'save-hotel', {})));
    expect(await shows('no answer: offline')).toBeVisible();
    expect(await ended).toBe('no answer: offline');
  });

  it('lets a fault of the program through', async () => {
    await press(() => Promise.reject(new TypeError('undefined is not a function')));
    await expect(ended).rejects.toThrow('undefined is not a function');
  });
});
