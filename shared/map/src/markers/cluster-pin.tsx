import { memo } from 'react';
import { chakra } from '@aylal/ui';
import type { MarkerCluster } from './cluster-markers.ts';

export interface ClusterPinProps {
  cluster: MarkerCluster;
  name: string;
  left: number;
  top: number;
  onPress: (cluster: MarkerCluster) => void;
}

/** Markers that stand too close together, as their number; pressing it comes so near that they part. */
export const ClusterPin = memo(function ClusterPin({ cluster, name, left, top, onPress }: ClusterPinProps) {
  return (
    <Round type="button" aria-label={name} style={{ left, top }} onClick={() => onPress(cluster)}>
      {cluster.count}
    </Round>
  );
});

const Round = chakra('button', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    minWidth: '44px',
    height: '44px',
    paddingInline: '2',
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
