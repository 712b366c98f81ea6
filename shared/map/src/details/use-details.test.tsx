import { createTestServices, TestProviders } from '@aylal/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { cameraAt } from '../camera/camera.ts';
import { useDetails } from './use-details.ts';

const size = { width: 640, height: 480 };
const ulaanbaatar = cameraAt({ at: { lat: 47.92, lon: 106.92 }, zoom: 13 });
const tokyo = cameraAt({ at: { lat: 35.68, lon: 139.69 }, zoom: 13 });

it('Details are there where a map sees them, and gone where it looks elsewhere, although they were fetched', async () => {
  const { services } = await createTestServices({});
  const { result, rerender } = renderHook(({ camera }) => useDetails(camera, size), {
    initialProps: { camera: ulaanbaatar },
    wrapper: ({ children }) => <TestProviders services={services}>{children}</TestProviders>,
  });
  await waitFor(() => expect(result.current).toHaveLength(2));
  rerender({ camera: tokyo });
  expect(result.current).toEqual([]);
  rerender({ camera: { ...ulaanbaatar, zoom: 6 } });
  expect(result.current).toHaveLength(1);
});
