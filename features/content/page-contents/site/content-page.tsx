import { Fragment } from "react";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { RichText } from "#design/rich-text.tsx";
import { AreaMap } from "#features/content/destinations/parts/area-map.tsx";
import { Continent, Countries } from "#features/content/destinations/parts/continent.tsx";
import { Faqs } from "#features/catalogue/faqs/parts/faqs.tsx";
import { Steps } from "../parts/steps.tsx";
import { Contacts } from "#features/assets/layout/parts/contacts.tsx";
import type { StatusView } from "#features/catalogue/tours/parts/departure-view.ts";
import { StatusChip } from "#features/catalogue/tours/parts/status/status-chip.tsx";
import {
  StatusGuidance,
  StatusMeaning,
} from "#features/catalogue/tours/parts/status/status-text.tsx";
import { Crumbs, TripTop } from "#features/catalogue/trips/parts/trip-top.tsx";
import { MarkedText } from "./words/marked-text.tsx";
import type { ContentView } from "./content-view.ts";
import { QuestionSearch } from "./question-search.tsx";

type TableOfContents = NonNullable<ContentView["contents"]>;

const Headings = ({ headings }: Pick<TableOfContents, "headings">) => (
  <ol>
    {headings.map(({ id, heading }) => (
      <li key={id}>
        <a href={`#${id}`}>{heading}</a>
      </li>
    ))}
  </ol>
);

/**
 * The table of contents. Wide screens show it beside the text; phones show it collapsed above the
 * text, so that the text comes first.
 */
const Contents = ({ title, headings }: TableOfContents) => (
  <nav className="content-index" aria-label={title}>
    <details>
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <Headings headings={headings} />
    </details>
    <div className="content-index-wide">
      <p aria-hidden="true">{title}</p>
      <Headings headings={headings} />
    </div>
  </nav>
);

const FurtherLinks = ({ title, links }: NonNullable<ContentView["onward"]>) => (
  <nav className="onward" aria-labelledby="onward">
    <h2 id="onward">{title}</h2>
    <ul>
      {links.map(({ label, path }) => (
        <li key={path}>
          <SiteLink to={path}>
            {label}
            <Icon name="arrow-right" />
          </SiteLink>
        </li>
      ))}
    </ul>
  </nav>
);

const Statuses = ({ statuses }: { statuses: readonly StatusView[] }) => (
  <ul className="status-rows">
    {statuses.map((status) => (
      <li key={status.status}>
        <StatusChip status={status} />
        <p>
          <StatusGuidance status={status} />
          <StatusMeaning status={status} />
        </p>
      </li>
    ))}
  </ul>
);

const SectionText = ({ text, statuses }: { text: string; statuses: readonly StatusView[] }) =>
  text.split("{statuses}").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <Statuses statuses={statuses} />}
      <RichText text={part} />
    </Fragment>
  ));

const Head = ({ view }: { view: ContentView }) =>
  view.top ? (
    <TripTop top={view.top} isLow />
  ) : (
    <div className="wrap content-head">
      <Crumbs crumbs={view.crumbs} label={view.crumbsLabel} />
      <h1>{view.title}</h1>
      {view.lead && <p className="lead">{view.lead}</p>}
    </div>
  );

const Sections = ({
  sections,
  statuses,
}: { sections: ContentView["sections"] } & Pick<ContentView, "statuses">) =>
  sections.map(({ id, heading, text }) => (
    <section key={id} id={id}>
      {heading && <h2>{heading}</h2>}
      <div>
        <SectionText text={text} statuses={statuses} />
      </div>
    </section>
  ));

const drawFound = (search: ContentView["questionSearch"]) => {
  const words = search?.found?.words;
  return words && ((text: string) => <MarkedText text={text} words={words} />);
};

/**
 * Shows sections without a heading before the questions, and sections with a heading after them.
 */
const Body = ({ view }: { view: ContentView }) => (
  <div className="content-body" data-indexed={view.contents !== null || undefined}>
    {view.contents && <Contents {...view.contents} />}
    <div className="prose">
      <Sections
        sections={view.sections.filter(({ heading }) => !heading)}
        statuses={view.statuses}
      />
      {view.questionSearch && <QuestionSearch search={view.questionSearch} />}
      {view.faqs.length > 0 && (
        <Faqs groups={view.faqs} level={2} drawText={drawFound(view.questionSearch)} />
      )}
      <Sections
        sections={view.sections.filter(({ heading }) => heading)}
        statuses={view.statuses}
      />
      {view.changed && <p className="content-changed">{view.changed}</p>}
      {view.action && (
        <p className="content-action">
          <SiteLink to={view.action.path} className="button">
            {view.action.label}
          </SiteLink>
        </p>
      )}
    </div>
  </div>
);

const Months = ({ title, months }: NonNullable<NonNullable<ContentView["area"]>["months"]>) => (
  <section className="continent" aria-labelledby="area-months">
    <h2 id="area-months">{title}</h2>
    <Countries countries={months} label={title} />
  </section>
);

export const ContentPage = ({ view }: { view: ContentView }) => (
  <>
    <Head view={view} />
    {view.steps && <Steps steps={view.steps} />}
    <div className="wrap page content">
      <Contacts contacts={view.contacts} />
      {view.area && (
        <>
          {view.area.labels.paid && <p className="small cards-note">{view.area.labels.paid}</p>}
          <Continent
            continent={view.area.continent}
            countriesLabel={view.area.countriesLabel}
            labels={view.area.labels}
          />
          {view.area.map && <AreaMap map={view.area.map} label={view.area.countriesLabel} />}
          {view.area.months && <Months {...view.area.months} />}
        </>
      )}
      <Body view={view} />
      {view.onward && <FurtherLinks {...view.onward} />}
    </div>
  </>
);
