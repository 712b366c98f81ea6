import { start } from '../start.ts';
import { openWatch } from './watch-server.ts';

const WATCH_PORT = 4318;

/** `npm run watch`: the shop as `npm start` runs it, and a page beside it that shows what its services do, with every call, statement and job. WATCH_PORT is where. */
export async function watch(root: string): Promise<void> {
  const port = Number(process.env['WATCH_PORT'] || WATCH_PORT);
  const { url } = await openWatch(port, `http://localhost:${process.env['PORT'] || 3000}`);
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = url;
  console.log(`What it does is shown on ${url}`);
  await start(root);
}
