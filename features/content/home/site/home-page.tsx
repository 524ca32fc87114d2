import type { HomeView } from "../parts/home-view.ts";
import { Alone } from "#features/catalogue/travels/parts/alone/alone.tsx";
import { Steps } from "#features/content/page-contents/parts/steps.tsx";
import { Hero } from "./hero.tsx";
import { People, Places, Reviews } from "./sections.tsx";
import { UpcomingDepartures } from "./upcoming-departures.tsx";

export const HomePage = ({ view }: { view: HomeView }) => (
  <>
    <Hero hero={view.hero} claims={view.claims} />
    {view.upcomingDepartures && <UpcomingDepartures upcomingDepartures={view.upcomingDepartures} />}
    {view.places && <Places places={view.places} />}
    <Steps steps={view.steps} />
    <Alone alone={view.alone} />
    {view.people && <People people={view.people} />}
    {view.reviews && <Reviews reviews={view.reviews} />}
  </>
);
