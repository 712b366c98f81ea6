export { slug, helpItem, type HelpItem, helpGroup, type HelpGroup, listHelp, getHelpItem } from './help.ts';
export { newsItem, type NewsItem, newsPageSize, listNews } from './news.ts';
export { getPage, writtenPage, type WrittenPage } from './pages.ts';
export { promotion, type Promotion, listPromotions } from './promotions.ts';
