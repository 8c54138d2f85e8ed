import { Closing } from '../../sections/closing/Closing';
import { FigureStrip } from '../../sections/figures/FigureStrip';
import { Opening } from '../../sections/opening/Opening';
import { RatingSummary } from '../../sections/reviews/RatingSummary';
import { ReviewList } from '../../sections/reviews/ReviewList';

const FIGURES = [
  { fact: 'rating', label: 'reviews.figures.rating' },
  { fact: 'properties', label: 'reviews.figures.properties' },
  { fact: 'tenants', label: 'reviews.figures.tenants' },
];

/** What customers say. */
export default function ReviewsPage() {
  return (
    <>
      <Opening id="reviews.opening" />
      <FigureStrip figures={FIGURES} />
      <ReviewList id="reviews.list" />
      <RatingSummary id="reviews.summary" />
      <Closing id="reviews.closing" />
    </>
  );
}
