import type { Home } from './types';

/** What search engines read about the homes on the page. Samples are left out, because they aren't real offers. */
export default function StructuredData({ homes }: { homes: readonly Home[] }) {
  const offers = homes.filter(({ sample }) => !sample);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: offers.map((home, at) => ({ '@type': 'ListItem', position: at + 1, item: toItem(home) })),
  };
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}

function toItem(home: Home) {
  return {
    '@type': 'RealEstateListing',
    name: home.title,
    description: home.description || undefined,
    datePosted: home.publishedAt?.slice(0, 10),
    image: home.images,
    url: `?home=${home.id}`,
    about: {
      '@type': 'Accommodation',
      numberOfBedrooms: home.bedrooms,
      numberOfBathroomsTotal: home.bathrooms,
      address: {
        '@type': 'PostalAddress',
        streetAddress: home.address,
        addressLocality: home.city,
        addressRegion: home.province,
        addressCountry: home.country,
      },
    },
    offers: {
      '@type': 'Offer',
      price: home.rent,
      priceCurrency: home.currency,
      availabilityStarts: home.availableDate,
    },
  };
}
