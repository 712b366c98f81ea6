import { nextTask } from './app/next-task.ts';

/** The async boundary: shared modules are negotiated before anything of ours runs. The design system is loaded and put together in tasks of their own, so that a slow phone can answer in between. */
async function start() {
  const { prepareLook } = await import(/* webpackChunkName: "look" */ '@aylal/ui');
  await nextTask();
  prepareLook();
  await nextTask();
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
}

void start();
