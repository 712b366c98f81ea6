export { default } from './i18n/mn.json';
