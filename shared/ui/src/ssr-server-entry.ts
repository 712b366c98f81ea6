export { createStyleCollector, type StyleCollector } from './theme/collect-styles.tsx';
