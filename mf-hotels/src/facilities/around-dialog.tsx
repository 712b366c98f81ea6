import type { DialogViewOf } from '@aylal/shell';
import type { aroundDialog } from '../ui/around-dialog-ref.ts';
import { FacilityList } from '../ui/facility-list.tsx';
import { LandmarkList } from '../ui/landmark-list.tsx';

type View = DialogViewOf<typeof aroundDialog>;

function AroundDialog({ props }: Parameters<View['Component']>[0]) {
  return props.kind === 'facilities' ? (
    <FacilityList facilities={props.facilities} />
  ) : (
    <LandmarkList landmarks={props.landmarks} />
  );
}

export const view: View = { title: 'stay.facts', Component: AroundDialog };
