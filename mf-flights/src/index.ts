// The async boundary that federation needs: shared modules are settled before anything below runs.
import('./standalone.tsx').catch((error: unknown) => {
  throw error;
});
