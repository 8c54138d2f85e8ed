import { Module } from '@nestjs/common';
import { CloseLetListings } from './close-let-listings.js';
import { Favorites } from './favorites.service.js';
import { ListingPhotos } from './listing-photos.js';
import { ListingReader } from './listing-reader.service.js';
import { ListingSamples } from './listing-samples.js';
import { ListingController } from './listing.controller.js';
import { ListingsPersonalData } from './listings.personal-data.js';
import { OwnListingController } from './own-listing.controller.js';
import { OwnListings } from './own-listings.service.js';
import { ListingQuestionController } from './question.controller.js';
import { ListingQuestions } from './questions.service.js';
import { TellLandlord } from './tell-landlord.js';
import { TidyQuestions } from './tidy-questions.js';

/** Listings: landlords publish them, and everyone can find them and ask questions. */
@Module({
  controllers: [OwnListingController, ListingQuestionController, ListingController],
  providers: [
    ListingsPersonalData,
    OwnListings,
    ListingReader,
    ListingSamples,
    ListingPhotos,
    Favorites,
    ListingQuestions,
    TellLandlord,
    CloseLetListings,
    TidyQuestions,
  ],
  exports: [OwnListings],
})
export class ListingsModule {}
