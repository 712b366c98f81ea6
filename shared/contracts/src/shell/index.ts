export { siteLinks, type SiteLinks, getConfig } from './get-config.ts';
