import "./reviews.css";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import type { ListAnswer } from "#design/office/list/list-declaration.ts";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { focusedRowId } from "#design/office/list/table/row-focus.ts";
import { toast } from "#design/office/toast.ts";
import type { HideReason, ListedReview } from "#features/catalogue/reviews/contract.ts";
import { personalDataText } from "#features/catalogue/reviews/rules.ts";
import { ReviewProviderButton } from "#features/company/settings/pickers/setting-button.tsx";
import { ContentList } from "#features/catalogue/content-tabs/parts/content-list.tsx";
import { ContentTabs } from "#features/catalogue/content-tabs/parts/content-tabs.tsx";
import type { ContentsProps } from "#features/catalogue/content-tabs/parts/contents-props.ts";
import { useOpen } from "#features/catalogue/content-tabs/parts/use-open.ts";
import { FetchButton, FetchNote, useOverview } from "./fetch-button.tsx";
import { type Choice, noteId } from "./reasons.tsx";
import { DecisionKeys, ReviewCards } from "./review-cards.tsx";
import { reviewList } from "./review-list.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { useDecisionKeys, useDecisions, usualReason } from "./use-decisions.ts";
import { counted } from "#platform/counted.ts";

/** The reason that was chosen for each review, until it is decided. */
const useChoices = () => {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const choiceOf = (review: ListedReview): Choice =>
    choices.get(review.id) ?? { reason: usualReason(review), note: "" };
  const choose = (review: ListedReview, choice: Choice) =>
    setChoices((before) => new Map([...before, [review.id, choice]]));
  return { choiceOf, choose };
};

/** The review whose row is focused, or whose panel is open. */
const useCurrent = (country: string, openId: string | null) => {
  const client = useQueryClient();
  return (): ListedReview | null => {
    const id = focusedRowId() ?? openId;
    const lists = client.getQueriesData<ListAnswer<ListedReview>>({
      queryKey: ["reviews", country, "rows"],
      type: "active",
    });
    return lists.flatMap(([, list]) => list?.items ?? []).find((each) => each.id === id) ?? null;
  };
};

const focusNote = (): void =>
  void requestAnimationFrame(() => document.getElementById(noteId)?.focus());

const useScreen = (country: string) => {
  const [query, setQuery] = useSearchParams();
  const open = useOpen();
  const { choiceOf, choose } = useChoices();
  const leave = useCallback(
    (id: string) =>
      setQuery((before) => {
        const after = new URLSearchParams(before);
        if (after.get("open") === id) after.delete("open");
        return after;
      }),
    [setQuery],
  );
  const decisions = useDecisions(country, leave);
  const hide = (review: ListedReview) => {
    const { reason, note } = choiceOf(review);
    if (reason !== "other" || note.trim() !== "") {
      decisions.hide(review, reason, note);
      return;
    }
    choose(review, { reason, note });
    open(review.id);
    focusNote();
  };
  const show = (review: ListedReview) => {
    const personal = personalDataText(review.marks);
    if (personal === null) decisions.show(review);
    else toast.error(`${personal} It cannot be shown as it is.`);
  };
  useDecisionKeys({
    current: useCurrent(country, query.get("open")),
    onShow: show,
    onHide: hide,
    onReason: (review: ListedReview, reason: HideReason) => {
      choose(review, { ...choiceOf(review), reason });
      if (query.get("open") !== review.id) open(review.id);
      if (reason === "other") focusNote();
    },
  });
  return { decisions, choiceOf, choose, hide, show };
};

const Figures = ({ country }: { country: string }) => {
  const { data } = useOverview(country);
  if (!data?.figures) return null;
  return (
    <p className="content-quiet review-figures">
      {`${data.figures.average.toFixed(1)} of 5 in ${counted(data.figures.count, "review")}, hidden ones too: the figures are the provider’s and do not move with what is shown.`}
    </p>
  );
};

const Reviews = ({ country, isAdmin }: ContentsProps) => {
  const { decisions, choiceOf, choose, hide, show } = useScreen(country);
  return (
    <ListScreen
      declaration={reviewList}
      country={country}
      actions={
        <>
          {isAdmin && <ReviewProviderButton country={country} />}
          <FetchButton country={country} />
        </>
      }
      tabs={<ContentTabs country={country} current="reviews" />}
      panel={({ id, row, close }) =>
        id !== null && (
          <ReviewPanel
            key={id}
            country={country}
            isAdmin={isAdmin}
            id={id}
            row={row}
            choiceOf={choiceOf}
            onChoose={choose}
            onShow={show}
            onHide={hide}
            onReopen={decisions.reopen}
            onClose={close}
          />
        )
      }
      rows={(list) => <ReviewCards list={list} decisions={decisions} />}
      tools={
        <>
          <DecisionKeys />
          <FetchNote country={country} />
        </>
      }
      foot={<Figures country={country} />}
    />
  );
};

const ReviewsScreen = (props: ContentsProps) => (
  <ContentList type="reviews">
    <Reviews {...props} />
  </ContentList>
);

export default ReviewsScreen;
