import { createTestServices, TestProviders } from '@aylal/testing';
import { act, render, screen } from '@testing-library/react';
import { WhenInView } from './when-in-view.tsx';

it('What nobody scrolls to is not drawn; what has been in view stays', async () => {
  let tell: (near: boolean) => void = () => {};
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((told) => {
    const observer = { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver;
    tell = (isIntersecting) => told([{ isIntersecting } as IntersectionObserverEntry], observer);
    return observer;
  });
  const { services } = await createTestServices({});
  render(
    <TestProviders services={services}>
      <WhenInView>map</WhenInView>
    </TestProviders>,
  );
  expect(screen.queryByText('map')).toBeNull();
  act(() => tell(false));
  expect(screen.queryByText('map')).toBeNull();
  act(() => tell(true));
  expect(screen.getByText('map')).toBeVisible();
  act(() => tell(false));
  expect(screen.getByText('map')).toBeVisible();
  jest.restoreAllMocks();
});
