import pg from 'pg';

const RETRY_MS = 500;

/**
 * Listens with a connection of its own, because pooled ones come and go. After a loss it reconnects and reports a gap,
 * so that whoever listens reads the state again (REL-12).
 */
export async function listenPostgres(
  settings: pg.ClientConfig,
  channel: string,
  onNotice: (payload: string) => void,
  onGap: () => void,
  onConnectionLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const client = new pg.Client({ ...settings, query_timeout: 0 });
    current = client;
    client.on('error', () => {});
    client.once('error', onConnectionLost);
    client.on('notification', (notice) => onNotice(notice.payload ?? ''));
    client.on('end', () => retry());
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  }
  function retry() {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      connect().then(onGap, () => retry());
    }, RETRY_MS);
    timer.unref();
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current?.end();
  };
}
