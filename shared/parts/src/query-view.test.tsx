import { ApiError } from '@aylal/shell';
import { createTestPage, createTestServices, TestProviders } from '@aylal/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { QueryView, type QueryViewProps } from './query-view.tsx';

type Answer = { result: readonly string[] };

const refused = (statusCode: number) => new ApiError('refused', 'list-hotels', { statusCode });

async function show(
  query: { data?: Answer; error?: Error },
  props: Partial<QueryViewProps<Answer>> = {},
): Promise<() => number> {
  let reads = 0;
  const { services } = await createTestServices();
  render(
    <TestProviders services={services}>
      <QueryView<Answer>
        query={{ data: query.data, error: query.error ?? null, errorUpdateCount: 0, refetch: () => (reads += 1) }}
        waiting={<p>Waiting</p>}
        notFound={<p>Not there</p>}
        empty={<p>Empty</p>}
        failed={{ title: 'No hotels' }}
        {...props}
      >
        {(hotels) => <p>{hotels.join()}</p>}
      </QueryView>
    </TestProviders>,
  );
  await screen.findByText(states);
  return () => reads;
}

const states = /^(Waiting|Not there|Empty|No hotels|Mine|a,b)$/u;
const shown = () => screen.getByText(states).textContent;

it('A query that a server was refused waits for scripts, and says so where none run', async () => {
  const { services } = await createTestServices();
  const html = (errorUpdateCount: number) => {
    const view = (
      <QueryView<Answer>
        query={{ data: undefined, error: null, errorUpdateCount, refetch() {} }}
        waiting={<p>Waiting</p>}
        failed={{ title: 'No hotels' }}
      >
        {() => null}
      </QueryView>
    );
    return renderToString(createTestPage([{ path: '/mn/hotels', element: view }], services, '/mn/hotels').page);
  };
  expect(html(1)).toMatch(/^<p>Waiting<\/p><noscript>.*No hotels.*href="\/mn\/hotels"/s);
  expect(html(0)).toBe('<p>Waiting</p><noscript></noscript>');
});

describe('The states of a query', () => {
  it('waits for an answer', async () => {
    await show({});
    expect(shown()).toBe('Waiting');
  });

  it('shows what came', async () => {
    await show({ data: { result: ['a', 'b'] } });
    expect(shown()).toBe('a,b');
  });

  it('says that a list has no entries', async () => {
    await show({ data: { result: [] } });
    expect(shown()).toBe('Empty');
  });

  it('shows a failure, and reads again when asked to', async () => {
    const reads = await show({ error: refused(500) });
    expect(shown()).toBe('No hotels');
    fireEvent.click(screen.getByRole('button', { name: 'action.retry' }));
    expect(reads()).toBe(1);
  });

  it('has another view for a failure', async () => {
    const reads = await show(
      { error: refused(500) },
      {
        failed: (error, retry) => (
          <button onClick={retry}>{error instanceof ApiError && error.statusCode === 500 && 'Mine'}</button>
        ),
      },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Mine' }));
    expect(reads()).toBe(1);
  });

  it('keeps an answer when it cannot be read again', async () => {
    await show({ data: { result: ['a', 'b'] }, error: refused(500) });
    expect(shown()).toBe('a,b');
  });

  it.each([400, 404])('says that there is no such thing after %s, even where there was one', async (status) => {
    await show({ data: { result: ['a', 'b'] }, error: refused(status) });
    expect(shown()).toBe('Not there');
  });

  it('takes a missing thing for a failure where nothing is said of it', async () => {
    await show({ error: refused(404) }, { notFound: undefined });
    expect(shown()).toBe('No hotels');
  });
});
