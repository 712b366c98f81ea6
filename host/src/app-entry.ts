export { startApp } from './app/start-app.tsx';
export { createStaticLoader } from './remotes/create-static-loader.ts';
