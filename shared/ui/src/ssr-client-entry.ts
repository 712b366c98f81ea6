export { givenStyles } from './theme/given-styles.tsx';
