import "./review-cards.css";
import { formatDay } from "#design/office/dates/format-moment.ts";
import type { List } from "#design/office/list/use-list.ts";
import type { ListedReview } from "#features/catalogue/reviews/contract.ts";
import { personalDataText } from "#features/catalogue/reviews/rules.ts";
import { MarkedText, MarkTags } from "./marked-text.tsx";
import { reasonLabels } from "./reason-labels.ts";
import { nameOfReview, stateNames } from "./review-list.tsx";
import { Stars } from "./stars.tsx";
import type { Decisions } from "./use-decisions.ts";

type CardProps = Readonly<{
  list: List<ListedReview>;
  review: ListedReview;
  decisions: Decisions;
}>;

const State = ({ state, reason }: Pick<ListedReview, "state" | "reason">) => (
  <span className="tag state" data-kind={state === "shown" ? "live" : undefined}>
    {state === "hidden" && reason !== null
      ? `${stateNames.hidden}: ${reasonLabels[reason].toLowerCase()}`
      : stateNames[state]}
  </span>
);

const Buttons = ({ review, decisions }: Omit<CardProps, "list">) => {
  const personal = personalDataText(review.marks);
  const { author, state } = review;
  return (
    <div className="review-buttons">
      {state !== "hidden" && (
        <button
          type="button"
          aria-label={`Hide ${author}’s review`}
          onClick={() => decisions.hide(review)}
        >
          Hide
        </button>
      )}
      {state !== "shown" && (
        <button
          type="button"
          className="review-show"
          aria-label={`Show ${author}’s review`}
          aria-disabled={personal !== null}
          title={personal ?? undefined}
          onClick={() => personal === null && decisions.show(review)}
        >
          Show
        </button>
      )}
    </div>
  );
};

const Card = ({ list, review, decisions }: CardProps) => {
  const { id, rating, travel, quote, marks, writtenOn, state } = review;
  const isOpen = list.openId === id;
  return (
    <li className="review-card" data-row={id} data-open={isOpen}>
      {travel?.poster ? (
        <img src={`${travel.poster}160.webp`} alt="" width="40" height="50" loading="lazy" />
      ) : (
        <span className="review-no-poster" />
      )}
      <div className="review-card-text">
        <div className="review-card-head">
          <Stars rating={rating} />
          <button
            id={`row-${id}`}
            type="button"
            className="list-name"
            data-row-open
            aria-expanded={isOpen}
            onClick={() => list.setOpenId(id)}
          >
            {nameOfReview(review)}
          </button>
          {travel && <span className="review-travel">{`on ${travel.name}`}</span>}
          <MarkTags marks={marks} />
          {state !== "waiting" && <State {...review} />}
          <time dateTime={writtenOn}>{formatDay(writtenOn)}</time>
        </div>
        <p>
          <MarkedText text={quote} marks={marks} />
        </p>
      </div>
      <Buttons review={review} decisions={decisions} />
    </li>
  );
};

type ReviewCardsProps = Pick<CardProps, "list" | "decisions">;

/** The reviews of one page of the list, each with its words and the two ways to decide. */
export const ReviewCards = ({ list, decisions }: ReviewCardsProps) => (
  <ul className="review-cards" aria-label="Reviews" aria-busy={list.isStale}>
    {(list.answer?.items ?? []).map((review) => (
      <Card key={review.id} list={list} review={review} decisions={decisions} />
    ))}
  </ul>
);

const keys = [
  [["J", "K"], "next, back"],
  [["S"], "show"],
  [["H"], "hide"],
  [["Z"], "undo"],
] as const;

/** The keys that decide, for those who have a keyboard and room. */
export const DecisionKeys = () => (
  <ul className="review-keys" aria-label="Keys">
    {keys.map(([names, text]) => (
      <li key={text}>
        {names.map((name) => (
          <kbd key={name}>{name}</kbd>
        ))}
        {text}
      </li>
    ))}
  </ul>
);
