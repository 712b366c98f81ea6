import { Skeleton, Stack, VisuallyHidden } from '@aylal/ui';

export interface WaitingBoxesProps {
  /** What a screen reader announces while it waits. */
  readonly label: string;
  /** Heights of the boxes to come, from the first on. */
  readonly heights: readonly string[];
}

/** What is coming, as grey boxes of its size below each other. */
export function WaitingBoxes({ label, heights }: WaitingBoxesProps) {
  return (
    <Stack gap="3">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} borderRadius="lg" />
      ))}
    </Stack>
  );
}
