import { ApiError } from '@aylal/shell';
import { createTestServices, TestProviders } from '@aylal/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { FailedView, type FailedViewProps } from './failed-view.tsx';

async function show(props: Partial<FailedViewProps> = {}) {
  let retries = 0;
  const { services } = await createTestServices();
  render(
    <TestProviders services={services}>
      <FailedView onRetry={() => (retries += 1)} {...props} />
    </TestProviders>,
  );
  await screen.findByRole('alert');
  return () => retries;
}

describe('[ERR-12] What could not be read', () => {
  it('says so, can be tried again, and shows the support phone', async () => {
    const retries = await show();
    expect(screen.getByRole('heading')).toHaveTextContent('failed.title');
    expect(screen.getByRole('alert')).toHaveTextContent('failed.text');
    expect(screen.getByRole('link', { name: '1800 4444' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'action.retry' }));
    expect(retries()).toBe(1);
  });

  it('says that there is no network, or its own words, and leaves the phone out inside a page', async () => {
    await show({ error: new ApiError('offline', 'list-hotels', {}), title: 'No hotels', phone: false });
    expect(screen.getByRole('heading')).toHaveTextContent('No hotels');
    expect(screen.getByRole('alert')).toHaveTextContent('failed.offline');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
