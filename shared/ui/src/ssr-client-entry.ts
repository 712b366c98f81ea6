export { hydratedStyles } from './theme/hydrated-styles.tsx';
