interface Network {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Of a request and its answer, in milliseconds. */
  readonly rtt?: number;
  /** In megabits a second. */
  readonly downlink?: number;
}

const quickMs = 100;

const wideMbits = 2;

const networkOf = ({ navigator }: Window): Network =>
  (navigator as Navigator & { connection?: Network }).connection ?? {};

/** Whether its visitor saves data, or has a network on which whatever is fetched ahead is in the way. A browser that does not tell has a fast one. */
export function isSlow(page: Window): boolean {
  const { saveData, effectiveType } = networkOf(page);
  return saveData === true || effectiveType?.endsWith('2g') === true;
}

/** Whether there is room for what nobody has pointed at yet. */
export function isFast(page: Window): boolean {
  const { effectiveType = '4g', rtt = 0, downlink = wideMbits } = networkOf(page);
  return effectiveType === '4g' && rtt <= quickMs && downlink >= wideMbits && !isSlow(page);
}
