import type { HomeView } from "../parts/home-view.ts";
import { Steps } from "../parts/steps.tsx";
import { Hero } from "./hero.tsx";
import { People, Places, Reviews } from "./sections.tsx";
import { Soon } from "./soon.tsx";

/** The home page. */
export const HomePage = ({ view }: { view: HomeView }) => (
  <>
    <Hero hero={view.hero} claims={view.claims} />
    {view.soon && <Soon soon={view.soon} />}
    {view.places && <Places places={view.places} />}
    <Steps steps={view.steps} />
    {view.people && <People people={view.people} />}
    {view.reviews && <Reviews reviews={view.reviews} />}
  </>
);
