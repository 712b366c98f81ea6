import { slotExtensions } from './slot-extensions.ts';
import { SlotContribution } from './slot-contribution.tsx';
import { useShell } from './shell-context.tsx';

const nothing = {};

/** Fills a place with everything that is contributed to it, in the order of the descriptors; empty where there is no contribution. */
export function SlotOutlet({ name, props = nothing }: { name: string; props?: Readonly<Record<string, unknown>> }) {
  const { descriptors } = useShell();
  return slotExtensions(name, descriptors).map(({ remote, id }) => (
    <SlotContribution key={id} remote={remote} slotId={id} props={props} />
  ));
}
