import { memo } from 'react';
import { chakra, VisuallyHidden } from '@aylal/ui';
import type { MapViewProps } from '../map-types.ts';
import type { MarkerCluster } from './cluster-markers.ts';

export interface ClusterPinProps {
  cluster: MarkerCluster;
  show: MapViewProps['clusters'];
  name: string;
  left: number;
  top: number;
  onPress: (cluster: MarkerCluster) => void;
}

/** Markers that stand too close together: what the first of them shows and how many more there are, or how many they are; pressing it comes so near that they part. */
export const ClusterPin = memo(function ClusterPin({ cluster, show, name, left, top, onPress }: ClusterPinProps) {
  return (
    <Several type="button" style={{ left, top }} onClick={() => onPress(cluster)}>
      {show === 'count' ? (
        cluster.count
      ) : (
        <>
          {cluster.first.label} <More>+{cluster.count - 1}</More>
        </>
      )}
      <VisuallyHidden>. {name}</VisuallyHidden>
    </Several>
  );
});

const More = chakra('span', { base: { fontWeight: '400', color: 'fg.muted' } });

const Several = chakra('button', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    minWidth: '44px',
    height: '36px',
    paddingInline: '2.5',
    whiteSpace: 'nowrap',
    _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-6px' },
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'accent.solid',
    bg: 'bg.panel',
    color: 'accent.fg',
    fontWeight: '600',
    textStyle: 'small',
    cursor: 'pointer',
    boxShadow: 'sm',
  },
});
