import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { RichText } from "#design/rich-text.tsx";
import { Continent } from "#features/destinations/parts/continent.tsx";
import { Faqs } from "#features/faqs/parts/faqs.tsx";
import { Contacts } from "#features/layout/parts/contacts.tsx";
import { Crumbs } from "#features/travels/parts/trip-top.tsx";
import type { ContentView } from "./content-view.ts";

const Headings = ({ sections }: Pick<ContentView, "sections">) => (
  <ol>
    {sections.map(
      ({ id, heading }) =>
        heading && (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ),
    )}
  </ol>
);

/** Beside the text where there is room; on phones closed above it, so that the text comes first. */
const Contents = ({ view: { contents, sections } }: { view: ContentView }) =>
  contents && (
    <nav className="content-index" aria-label={contents}>
      <details>
        <summary>
          {contents}
          <Icon name="chevron-down" />
        </summary>
        <Headings sections={sections} />
      </details>
      <div className="content-index-wide">
        <p aria-hidden="true">{contents}</p>
        <Headings sections={sections} />
      </div>
    </nav>
  );

const Onward = ({ title, links }: NonNullable<ContentView["onward"]>) => (
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

/** A page of staff's words: its sections, and what of the catalogue belongs beside them. */
export const ContentPage = ({ view }: { view: ContentView }) => (
  <div className="wrap page content">
    <Crumbs crumbs={view.crumbs} label={view.crumbsLabel} />
    <div className="page-head">
      <h1>{view.title}</h1>
      {view.lead && <p className="lead">{view.lead}</p>}
    </div>
    <Contacts contacts={view.contacts} />
    {view.faqs.length > 0 && <Faqs groups={view.faqs} level={2} />}
    {view.area && (
      <Continent
        of={view.area.continent}
        countriesLabel={view.area.countriesLabel}
        words={view.area.words}
        eager={2}
      />
    )}
    <div className="content-body" data-indexed={view.contents !== null || undefined}>
      <Contents view={view} />
      <div className="prose">
        {view.sections.map(({ id, heading, text }) => (
          <section key={id} id={id}>
            {heading && <h2>{heading}</h2>}
            <RichText text={text} />
          </section>
        ))}
        {view.changed && <p className="content-changed">{view.changed}</p>}
      </div>
    </div>
    {view.onward && <Onward {...view.onward} />}
  </div>
);
