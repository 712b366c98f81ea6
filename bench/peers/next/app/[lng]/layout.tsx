import type { ReactNode } from 'react';
import { Frame } from '../../src/frame.tsx';
import { readDescriptors } from '../../src/read-descriptors.ts';
import { readProvider } from '../../src/read-provider.ts';

/** The frame of every page: it stays when the page in it changes. */
export default async function FrameLayout({ children }: { children: ReactNode }) {
  const { result: rates } = await readProvider<Record<string, string>>('/api/payment/v1/rates/', {
    keptForSeconds: 60,
  });
  return (
    <Frame at={new Date().toISOString()} rates={rates} descriptors={readDescriptors()}>
      {children}
    </Frame>
  );
}
