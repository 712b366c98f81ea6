import { Agent, get } from 'node:http';

/** What a process of its own sends, so that its processor time is not counted as the server's. */
export interface LoadOrder {
  readonly url: string;
  /** Each request has an address of its own, so that no answer of an earlier one serves it. */
  readonly fresh: boolean;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly done: number;
  readonly bad: number;
  /** Bytes of the last answer. */
  readonly bytes: number;
}

process.once('message', (order: LoadOrder) => {
  void sendLoad(order).then((result) => {
    process.send?.(result);
    process.disconnect();
  });
});

async function sendLoad({ url, fresh, connections, seconds }: LoadOrder): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ends = performance.now() + seconds * 1000;
  const start = Math.round(performance.timeOrigin);
  let [sent, done, bad, bytes] = [0, 0, 0, 0];
  async function send(): Promise<void> {
    while (performance.now() < ends) {
      sent += 1;
      const answer = await ask(agent, fresh ? `${url}&n=${start}${sent}` : url);
      bytes = answer.bytes;
      if (answer.good) done += 1;
      else bad += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, send));
  agent.destroy();
  return { done, bad, bytes };
}

/** A page is good when it holds a result: a link to an offer, in its elements and not only in what scripts would make of it. */
function ask(agent: Agent, url: string): Promise<{ good: boolean; bytes: number }> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { 'accept-encoding': 'identity', accept: 'text/html' } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const body = Buffer.concat(pieces);
        resolve({ good: answer.statusCode === 200 && body.includes('href="/mn/flights/offer'), bytes: body.length });
      });
    }).on('error', () => resolve({ good: false, bytes: 0 }));
  });
}
