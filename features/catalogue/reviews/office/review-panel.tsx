import "#design/office/record/record-panel.css";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { formatDay } from "#design/office/dates/format-moment.ts";
import { useCommands } from "#design/office/palette/commands.tsx";
import { PanelHead } from "#design/office/record/panel-head.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { RecordHistory } from "#features/records/audit/parts/record-history.tsx";
import type { ListedReview, ReviewContext } from "#features/catalogue/reviews/contract.ts";
import { personalDataText } from "#features/catalogue/reviews/rules.ts";
import { counted } from "#platform/counted.ts";
import { MarkedText } from "./marked-text.tsx";
import { reasonLabels } from "./reason-labels.ts";
import { type Choice, Reasons } from "./reasons.tsx";
import { reviewApi } from "./review-api.ts";
import { Stars } from "./stars.tsx";

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (number: number): string => `${number}${endings[ordinals.select(number)] ?? "th"}`;

const minCarouselStars = 4;

/** What showing does, and what it leaves as it is. */
const IfShown = ({ review, context }: { review: ListedReview; context: ReviewContext }) => (
  <section className="review-consequences">
    <h3>{review.state === "shown" ? "It is shown" : "If you show it"}</h3>
    <ul>
      {context.travel && (
        <li>{`The figures stay: ${context.travel.average} of ${context.travel.count} already counts it`}</li>
      )}
      {context.place !== null && (
        <li>{`It stands ${ordinal(context.place)} on the trip’s page, newest first`}</li>
      )}
      <li>
        {review.rating >= minCarouselStars
          ? "Home and carousels may take it: 4 stars or more"
          : "Home and carousels do not take it: less than 4 stars"}
      </li>
    </ul>
  </section>
);

const WhoLed = ({ review, context }: { review: ListedReview; context: ReviewContext }) => {
  const { coordinator } = review;
  if (coordinator === null || context.coordinator === null) return null;
  const { average, count, groups } = context.coordinator;
  return (
    <section className="review-leader">
      <h3>
        Who led it <small>{`${coordinator.name}’s ${groups} groups`}</small>
      </h3>
      <Link to={`/page-contents/coordinators?open=${coordinator.id}`}>
        {coordinator.portrait && <img src={`${coordinator.portrait}160.webp`} alt="" />}
        <span>
          {coordinator.name}
          <small>{`${average} of 5 in ${counted(count, "review")}`}</small>
        </span>
      </Link>
    </section>
  );
};

const Decision = ({ review }: { review: ListedReview }) => {
  const personal = personalDataText(review.marks);
  if (personal !== null)
    return (
      <Note kind="refusal" title={personal}>
        It cannot be shown as it is. The words are the author’s: they cannot be edited here, only
        asked to change.
      </Note>
    );
  if (review.state !== "hidden" || review.reason === null) return null;
  return (
    <Note kind="information" title={`Hidden: ${reasonLabels[review.reason].toLowerCase()}.`}>
      {review.note}
    </Note>
  );
};

export type ReviewPanelProps = Readonly<{
  country: string;
  isAdmin: boolean;
  id: string;
  /** Null for a review that is not on this page of the list. */
  row: ListedReview | null;
  choiceOf: (review: ListedReview) => Choice;
  onChoose: (review: ListedReview, choice: Choice) => void;
  onShow: (review: ListedReview) => void;
  onHide: (review: ListedReview) => void;
  onReopen: (review: ListedReview) => void;
  onClose: () => void;
}>;

type BodyProps = ReviewPanelProps & Readonly<{ review: ListedReview }>;

const Body = ({ country, review, choiceOf, onChoose }: BodyProps) => {
  const { data: context } = useQuery({
    queryKey: ["review", country, review.id, "context", review.version],
    queryFn: () => reviewApi(country).context(review.id),
    retry: false,
  });
  return (
    <div className="record-edit">
      <Decision review={review} />
      <blockquote className="review-quote">
        <Stars rating={review.rating} />
        <p>
          <MarkedText text={review.quote} marks={review.marks} />
        </p>
      </blockquote>
      {context && <IfShown review={review} context={context} />}
      {context && <WhoLed review={review} context={context} />}
      {review.state !== "hidden" && (
        <Reasons choice={choiceOf(review)} onChoose={(choice) => onChoose(review, choice)} />
      )}
    </div>
  );
};

const Foot = ({ review, choiceOf, onShow, onHide, onReopen }: BodyProps) => {
  const { reason } = choiceOf(review);
  const isLocked = personalDataText(review.marks) !== null;
  const showButton = (
    <Button
      variant={isLocked ? "default" : "filled"}
      {...(!isLocked && { color: "blaze.6", className: "save" })}
      aria-disabled={isLocked}
      data-disabled={isLocked || undefined}
      onClick={() => !isLocked && onShow(review)}
    >
      Show <kbd aria-hidden="true">S</kbd>
    </Button>
  );
  const hideButton = (
    <Button
      variant={isLocked ? "filled" : "default"}
      {...(isLocked && { color: "blaze.6", className: "save" })}
      onClick={() => onHide(review)}
    >
      {`Hide, ${reasonLabels[reason].toLowerCase()}`} <kbd aria-hidden="true">H</kbd>
    </Button>
  );
  return (
    <footer className="record-foot review-foot">
      {review.state !== "waiting" && (
        <Button variant="default" onClick={() => onReopen(review)}>
          Decide later
        </Button>
      )}
      <span />
      {review.state !== "hidden" && hideButton}
      {review.state !== "shown" && showButton}
    </footer>
  );
};

const useReview = ({ country, id, row }: ReviewPanelProps) => {
  const query = useQuery({
    queryKey: ["review", country, id],
    queryFn: () => reviewApi(country).read(id),
    enabled: row === null,
    retry: false,
  });
  return { ...query, review: row ?? query.data ?? null };
};

/** What is known of a review, and the decision about it. */
export const ReviewPanel = (props: ReviewPanelProps) => {
  const { country, isAdmin, id, onClose } = props;
  const { review, isPending, error, refetch } = useReview(props);
  const [isHistoryShown, setHistoryShown] = useState(false);
  useCommands(
    useMemo(
      () => [
        {
          id: "close-review",
          label: "Close the panel",
          group: "Panel",
          keys: "escape",
          run: onClose,
        },
      ],
      [onClose],
    ),
  );
  const name = review ? [review.author, review.age].filter(Boolean).join(", ") : "Review";
  return (
    <section className="record-panel" aria-labelledby="review-name">
      <PanelHead
        titleId="review-name"
        title={name}
        line={
          review &&
          `travelled ${formatDay(review.travelledOn)}, wrote ${formatDay(review.writtenOn)}`
        }
        isHistoryShown={isHistoryShown}
        onHistory={isAdmin ? () => setHistoryShown(!isHistoryShown) : null}
        onClose={onClose}
      />
      <div className="record-body">
        <ScreenState
          what="the review"
          isLoading={review === null && isPending}
          error={review ? null : error}
          onRetry={() => void refetch()}
        >
          {review && !isHistoryShown && <Body {...props} review={review} />}
          {isHistoryShown && <RecordHistory country={country} entity="review" entityId={id} />}
        </ScreenState>
      </div>
      {review && <Foot {...props} review={review} />}
    </section>
  );
};
