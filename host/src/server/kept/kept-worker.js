// Answers with a kept page where the network does not bring one. The page keeps them and starts this worker with the first one; nobody else has it.
const kept = 'aylal-kept-pages';

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

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (failure) {
    const cache = await caches.open(kept);
    const page = (await cache.match(request, { ignoreSearch: true })) ?? (await cache.match('/kept-pages'));
    if (page) return page;
    throw failure;
  }
}
