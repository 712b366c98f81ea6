import type { CDPSession } from 'playwright';

/** What went over the wire for one address. Times are ms since the epoch, bytes as sent (compressed). */
export interface WireRequest {
  readonly url: string;
  readonly type: string;
  readonly start: number;
  firstByte: number | null;
  end: number | null;
  headerBytes: number;
  bytes: number;
  status: number;
}

/** Collects the page's requests from now on, without those that the page's own cache answered (a preload that is used shows twice, once with no bytes: stack.md §3). */
export function watchNetwork(devtools: CDPSession): { requests(): readonly WireRequest[] } {
  const found = new Map<string, WireRequest & { clock: number }>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (!/^https?:/.test(request.url)) return;
    const start = wallTime * 1000;
    const clock = start - timestamp * 1000;
    found.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      start,
      clock,
      firstByte: null,
      end: null,
      headerBytes: 0,
      bytes: 0,
      status: 0,
    });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => found.delete(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const request = found.get(requestId);
    if (!request) return;
    request.firstByte = request.clock + timestamp * 1000;
    request.headerBytes = response.encodedDataLength;
    request.status = response.status;
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = found.get(requestId);
    if (!request) return;
    request.end = request.clock + timestamp * 1000;
    request.bytes = Math.max(0, encodedDataLength - request.headerBytes);
  });
  return { requests: () => [...found.values()] };
}
