import type { LayoutReads } from "#features/assets/layout/site/reads.ts";
import type { PictureReads } from "#features/assets/media/site/reads.ts";
import type { CoordinatorReads } from "#features/catalogue/coordinators/site/reads.ts";
import type { EventReads } from "#features/catalogue/events/site/reads.ts";
import type { FaqReads } from "#features/catalogue/faqs/site/reads.ts";
import type { ResourceReads } from "#features/catalogue/resources/site/reads.ts";
import type { ReviewReads } from "#features/catalogue/reviews/site/reads.ts";
import type { TourReads } from "#features/catalogue/tours/site/reads.ts";
import type { TravelReads } from "#features/catalogue/travels/site/reads.ts";
import type { TripReads } from "#features/catalogue/trips/site/reads.ts";
import type { DestinationReads } from "#features/content/destinations/site/reads.ts";
import type { FormReads } from "#features/content/forms/site/reads.ts";
import type { ContentReads } from "#features/content/page-contents/site/reads.ts";
import type { SearchReads } from "#features/content/search/site/reads.ts";
import type { QuestionReads } from "#features/people/assistant/site/reads.ts";
import type { FormerSlugReads } from "#features/records/former-slugs/site/reads.ts";

/** One market's catalogue as page loaders read it: what each feature offers them. */
export type SiteCatalogue = LayoutReads &
  PictureReads &
  CoordinatorReads &
  EventReads &
  FaqReads &
  ResourceReads &
  ReviewReads &
  TourReads &
  TravelReads &
  TripReads &
  DestinationReads &
  FormReads &
  ContentReads &
  SearchReads &
  QuestionReads &
  FormerSlugReads;
