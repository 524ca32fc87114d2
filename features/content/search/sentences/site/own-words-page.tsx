import { Icon } from "#design/icons.tsx";
import { Link } from "#design/link.tsx";
import { LinkParamFields } from "#design/link-params/link-param-fields.tsx";
import { TravelCard } from "#features/catalogue/travels/parts/card.tsx";
import { NoResults } from "#features/content/search/parts/no-results/no-results.tsx";
import { Chips } from "./chips.tsx";
import type { OwnWordsView } from "./own-words-view.ts";
import { SortMenu } from "./sort-menu.tsx";

/** Where the results begin: whoever chooses an order is led back to them. */
export const foundId = "own-words-found";

type Result = NonNullable<OwnWordsView["result"]>;

/**
 * Underlines the words of the field as they were read. Its letters lie unseen behind those of the field,
 * and it hides as soon as somebody writes.
 */
const Read = ({ parts }: Pick<Result, "parts">) => (
  <p className="own-words-read" aria-hidden="true">
    {parts.map(({ text, kind }, index) =>
      // The parts never change their order: their place is their key.
      kind === "plain" ? (
        text
      ) : (
        <span key={index} data-read={kind}>
          {text}
        </span>
      ),
    )}
  </p>
);

const Sentence = ({ view }: { view: OwnWordsView }) => (
  <form action={view.path} role="search" className="own-words-form">
    <LinkParamFields />
    <label htmlFor="own-words">{view.label}</label>
    <div className="own-words-field">
      <div className="own-words-said">
        <textarea
          id="own-words"
          name="q"
          rows={2}
          required
          maxLength={view.maxLength}
          placeholder={view.placeholder}
          defaultValue={view.sentence}
          // The underlines are those of this sentence: the browser puts no other one back.
          autoComplete={view.result ? "off" : undefined}
        />
        {view.result && <Read parts={view.result.parts} />}
      </div>
      <button className="button">
        <Icon name="search" size={18} />
        {view.submit}
      </button>
    </div>
  </form>
);

const Examples = ({ examples }: Pick<OwnWordsView, "examples">) => (
  <ul className="own-words-examples">
    {examples.map(({ text, path }) => (
      <li key={path}>
        <Link to={path}>
          <Icon name="arrow-right" size={16} />
          {text}
        </Link>
      </li>
    ))}
  </ul>
);

const Notes = ({ notes }: Pick<Result, "notes">) => (
  <ul className="own-words-notes">
    {notes.map(({ before, words, after, links }) => (
      <li key={`${before}${words ?? ""}`}>
        <Icon name="info" size={18} />
        <p>
          {before} {words && <b>{words}</b>}
          {after}{" "}
          {links.map(({ text, path }) => (
            <Link key={path} to={path} className="text-link">
              {text}
            </Link>
          ))}
        </p>
      </li>
    ))}
  </ul>
);

const Results = ({ result }: { result: Result }) => (
  <>
    <div id={foundId} className="own-words-found">
      <div>
        <h1 className="own-words-count">
          <span role="status">{result.count}</span>
        </h1>
        <p>
          {result.same.before}{" "}
          <Link to={result.same.link.path} className="text-link">
            {result.same.link.text}
          </Link>
          {result.same.after}
        </p>
      </div>
      {result.sort && <SortMenu sort={result.sort} />}
    </div>
    {result.noResults && <NoResults noResults={result.noResults} labels={result.labels} />}
    <section aria-label={result.resultsLabel} hidden={result.noResults !== null}>
      {result.labels.paid && <p className="small cards-note">{result.labels.paid}</p>}
      <div className="card-grid">
        {result.cards.map(({ card, fits, against }, index) => (
          <div key={card.id}>
            <TravelCard card={card} labels={result.labels} level={2} first={index === 0} />
            {(fits ?? against) !== null && (
              <div className="own-words-reason">
                {fits && (
                  <p>
                    <Icon name="check" size={16} />
                    {fits}
                  </p>
                )}
                {against && (
                  <p>
                    <Icon name="info" size={16} />
                    {against}
                  </p>
                )}
              </div>
            )}
          </div>
        ))}
      </div>
      {result.more && (
        <Link to={result.more.path} className="button button-quiet own-words-more">
          {result.more.text}
        </Link>
      )}
    </section>
  </>
);

/** The search in own words: a form, and what became of its sentence. */
export const OwnWordsPage = ({ view }: { view: OwnWordsView }) => (
  <>
    <div className={view.start ? "own-words-hero" : "own-words-top"}>
      <div className="wrap">
        {view.start && (
          <>
            <h1>{view.start.title}</h1>
            <p>{view.start.lead}</p>
          </>
        )}
        <Sentence view={view} />
        {view.start && <Examples examples={view.examples} />}
      </div>
    </div>
    <div className="wrap own-words">
      {view.start && (
        <div className="own-words-facts">
          {view.start.facts.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
      )}
      {view.result && (
        <>
          <h2 className="own-words-title">{view.result.readTitle}</h2>
          <Chips chips={view.result.chips} action={view.searchPath} />
          <Notes notes={view.result.notes} />
          <Results result={view.result} />
        </>
      )}
      {view.failure && (
        <section className="own-words-failure">
          <h1>{view.failure.title}</h1>
          <p>{view.failure.text}</p>
          <Examples examples={view.examples} />
          <div className="own-words-ways">
            {view.failure.ways.map(({ text, path }, index) => (
              <Link key={path} to={path} className={index === 0 ? "button" : "button button-quiet"}>
                {text}
              </Link>
            ))}
          </div>
        </section>
      )}
    </div>
  </>
);
