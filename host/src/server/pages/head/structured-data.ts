import type { HelpItem, NewsItem } from '@aylal/contracts/content';
import type { Hotel } from '@aylal/contracts/hotels';
import type { Transport } from '@aylal/contracts/transports';
import type { Trip } from '@aylal/contracts/trips';
import type { Locale } from '@aylal/domain/language';
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

/** Questions with their answers, which are words without markup. */
export function faqPage(items: readonly HelpItem[], locale: Locale): object {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A piece of news, whose text is words without markup. */
export function newsArticle(item: NewsItem, address: string, publisher: string, locale: Locale): object {
  return {
    '@context': context,
    '@type': 'NewsArticle',
    headline: item.title,
    datePublished: item.date,
    inLanguage: locale,
    url: address,
    articleBody: item.text,
    publisher: { '@type': 'Organization', name: publisher },
    ...(item.picture ? { image: item.picture } : {}),
  };
}

/** A hotel with its stars, where it stands and how it is rated; without a price, which belongs to a stay. */
export function hotelThing(hotel: Hotel, address: string): object {
  const { name, location, ratings, picture, star_rating } = hotel;
  return {
    '@context': context,
    '@type': 'Hotel',
    name,
    url: address,
    address: hotel.address,
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lon },
    ...(picture ? { image: new URL(picture, address).href } : {}),
    ...(star_rating > 0 ? { starRating: { '@type': 'Rating', ratingValue: star_rating } } : {}),
    ...(ratings && ratings.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: ratings.score,
            bestRating: 10,
            reviewCount: ratings.count,
          },
        }
      : {}),
  };
}

/** A trip with its places in order and the lowest price of its dates. */
export function tripThing({ title, lead, picture, price, route, next_date }: Trip, address: string): object {
  return {
    '@context': context,
    '@type': 'TouristTrip',
    name: title,
    description: lead,
    url: address,
    image: new URL(picture, address).href,
    itinerary: {
      '@type': 'ItemList',
      itemListElement: route.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
    },
    offers: offer(price, address, next_date !== null),
  };
}

/** A car with its driver, and what one way or one day costs. */
export function carThing({ title, lead, picture, price }: Transport, address: string): object {
  return {
    '@context': context,
    '@type': 'Product',
    name: title,
    description: lead,
    url: address,
    image: new URL(picture, address).href,
    offers: offer(price, address, true),
  };
}

function offer(price: number, url: string, available: boolean): object {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'MNT',
    url,
    availability: `${context}/${available ? 'InStock' : 'SoldOut'}`,
  };
}
