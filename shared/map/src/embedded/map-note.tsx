import { Text } from '@aylal/ui';
import { useMapTexts } from '../map-texts.ts';

/** In a corner of the map: where its ground comes from, or that it has no streets here. */
export function MapNote({ detailed }: { detailed: boolean }) {
  const texts = useMapTexts();
  return (
    <Text
      kind="caption"
      tone="muted"
      position="absolute"
      insetStart="2"
      bottom="2"
      maxWidth="calc(100% - 16px)"
      paddingInline="2"
      bg="bg.panel"
      opacity="0.92"
      borderRadius="sm"
      zIndex="3"
    >
      {detailed ? texts.sources : texts.ground}
    </Text>
  );
}
