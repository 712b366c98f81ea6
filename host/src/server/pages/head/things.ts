import type { HelpItem, NewsItem } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import { textOfHtml } from '@aylal/html';
import { support } from '../../../config/support.ts';

const context = 'https://schema.org';

/** The firm, its logo and its phone. */
export function organization(publicUrl: string, name: string): object {
  return {
    '@context': context,
    '@type': 'Organization',
    name,
    url: publicUrl,
    logo: `${publicUrl}/brand/aylal-logo.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: support.phoneLink.replace('tel:', ''),
      contactType: 'customer service',
      availableLanguage: ['mn', 'en', 'zh', 'ru', 'ko', 'ja'],
    },
  };
}

/** Where a page stands, from the home page down; `at` makes a whole address of a path. */
export function breadcrumb(steps: readonly { name: string; path: string }[], at: (path: string) => string): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(path),
    })),
  };
}

/** Questions with their answers as text. */
export function faqPage(items: readonly HelpItem[], locale: Locale): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: textOfHtml(answer) },
    })),
  };
}

/** A piece of news. */
export function newsArticle(item: NewsItem, address: string, publisher: string, locale: Locale): object {
  return {
    '@context': context,
    '@type': 'NewsArticle',
    headline: item.title,
    datePublished: item.date,
    inLanguage: locale,
    url: address,
    articleBody: textOfHtml(item.text),
    publisher: { '@type': 'Organization', name: publisher },
    ...(item.picture ? { image: item.picture } : {}),
  };
}
