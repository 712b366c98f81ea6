// Answers with a kept page where the network does not bring one, and drops the pages whose time is over. The page keeps them and starts this worker with the first one; nobody else has it.
const kept = 'aylal-kept-pages';
const list = '/kept-pages';

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(start()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.respondWith(answer(event));
});

async function start() {
  // The page is asked for while this worker still wakes up.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

async function answer(event) {
  const { request, preloadResponse } = event;
  const dropped = dropOver();
  event.waitUntil(dropped);
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (failure) {
    await dropped;
    const cache = await caches.open(kept);
    const page = (await cache.match(request, { ignoreSearch: true })) ?? (await cache.match(list));
    if (page) return page;
    throw failure;
  }
}

/** Drops what is over, and its line in the list. */
async function dropOver() {
  if (!(await caches.has(kept))) return;
  const cache = await caches.open(kept);
  for (const request of await cache.keys()) {
    const until = (await cache.match(request))?.headers.get('x-until');
    if (!until || Date.parse(until) > Date.now()) continue;
    await cache.delete(request);
    const all = await cache.match(list);
    if (!all) continue;
    const html = (await all.text()).replace(new RegExp(`<a href="${new URL(request.url).pathname}">[^<]*</a>`), '');
    await cache.put(list, new Response(html, { headers: all.headers }));
  }
}
