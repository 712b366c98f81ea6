import { batteryPercent } from '@aylal/domain/mobility';
import { chakra } from '@aylal/ui';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

const RADIUS = 22;
const ROUND = 2 * Math.PI * RADIUS;
const LOW = 20;

/** MOB-07: the battery as a circle that fills with its per cent, and as text inside it. */
export function BatteryRing({ battery }: { battery: number }) {
  const t = useRemoteMessages();
  const percent = batteryPercent(battery);
  const label = percent === null ? t('mobility.batteryUnknown') : t('mobility.battery', { percent });
  return (
    <Ring role="img" aria-label={label}>
      <svg viewBox="0 0 52 52" width="52" height="52" aria-hidden="true">
        <circle cx="26" cy="26" r={RADIUS} fill="none" stroke="currentColor" strokeWidth="4" opacity="0.18" />
        <circle
          cx="26"
          cy="26"
          r={RADIUS}
          fill="none"
          stroke={`var(--aylal-colors-${percent !== null && percent < LOW ? 'fg-warning' : 'accent-solid'})`}
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${((percent ?? 0) / 100) * ROUND} ${ROUND}`}
          transform="rotate(-90 26 26)"
        />
      </svg>
      <Percent aria-hidden="true">{percent === null ? '?' : `${percent}%`}</Percent>
    </Ring>
  );
}

const Ring = chakra('span', {
  base: { position: 'relative', display: 'inline-grid', placeItems: 'center', flex: 'none', color: 'fg.muted' },
});

const Percent = chakra('span', {
  base: { position: 'absolute', textStyle: 'tag', color: 'fg', fontVariantNumeric: 'tabular-nums' },
});
