import { fileURLToPath } from 'node:url';

/** Everything as Next.js comes, but: sources of the workspace outside this folder, its router under the name by which our components ask for one, and no compression (the bench's edge compresses for every peer alike). */
export default {
  compress: false,
  poweredByHeader: false,
  reactStrictMode: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: fileURLToPath(new URL('../../../', import.meta.url)),
    resolveAlias: {
      'react-router': './src/react-router.tsx',
      '@emotion/cache': '../../../shared/ui/node_modules/@emotion/cache',
      '@emotion/react': '../../../shared/ui/node_modules/@emotion/react',
    },
  },
};
