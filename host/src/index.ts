import { nextTask } from './app/next-task.ts';

/** The async boundary: shared modules are negotiated before anything of ours runs. The design system is put together in a task of its own, so that a slow phone can answer in between. */
async function start() {
  await import(/* webpackChunkName: "look" */ '@aylal/ui');
  await nextTask();
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
}

void start();
