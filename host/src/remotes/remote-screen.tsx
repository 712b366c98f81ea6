import { useState, type ComponentType } from 'react';
import type { Screen } from '@aylal/shell';
import { SlotErrorBoundary } from '../app/slot-error-boundary.tsx';
import { PageSkeleton } from '../app/page-skeleton.tsx';
import type { OpenedPart } from './open-part.ts';

type OpenedScreen = OpenedPart<{ screen: Screen }>;

/** The component of a remote's route. The router keeps it for the whole visit, so the screen that took over from a failed one is kept here. */
export function remoteScreen(remote: string, first: OpenedScreen, open: () => Promise<OpenedScreen>): ComponentType {
  let present = first;
  return function RemoteScreen() {
    const [opened, setOpened] = useState(present);
    const reopen = async () => {
      // What is not available leaves the failed screen in its place, and that goes to the boundary of the route.
      present = await open().catch(() => present);
      setOpened(present);
    };
    return (
      <SlotErrorBoundary
        remote={remote}
        opened={opened}
        reopen={reopen}
        waiting={<PageSkeleton />}
        failed={(_retry, error) => <Thrown error={error} />}
      >
        {({ screen: { Component } }) => <Component />}
      </SlotErrorBoundary>
    );
  };
}

function Thrown({ error }: { error: unknown }): never {
  throw error;
}
