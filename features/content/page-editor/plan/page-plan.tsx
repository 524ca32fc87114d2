import "./page-plan.css";
import { Button } from "@mantine/core";
import { useStore } from "zustand";
import { DateTimeField } from "#design/office/dates/date-time-field.tsx";
import { describeMoment } from "#design/office/dates/format-moment.ts";
import { visibleBlocks } from "#features/content/pages/visibility-rules.ts";
import type { PublicationMoments } from "#features/catalogue/publication/contract.ts";
import { useEditor } from "../editing/editor-context.ts";
import { planVerbs } from "#features/catalogue/publication/pickers/plan-verbs.ts";
import { useDebouncedPage } from "../state/debounced-page.tsx";
import { axisStops, pageSpan, planEvents, planRows, type PlannedPage } from "./plan.ts";
import { PlanAxis } from "./plan-axis.tsx";
import { counted } from "#platform/counted.ts";

export type PagePlanProps = Readonly<{
  timeZone: string;
  isPublished: boolean;
  moments: PublicationMoments;
  now: number;
}>;

const usePlannedPage = ({ isPublished, moments }: PagePlanProps): PlannedPage => {
  const { order, blocks } = useDebouncedPage(({ edited }) => edited);
  return {
    blocks: order.flatMap((id) => blocks[id] ?? []),
    isPublished,
    moments,
  };
};

/** What visitors see of the page at a moment. */
const wordsAt = (page: PlannedPage, at: number): string => {
  const span = pageSpan(page);
  const isLive = span !== null && span.from <= at && at < span.to;
  const shown = visibleBlocks(page.blocks, at).length;
  const count = `${shown} of ${counted(page.blocks.length, "block")} ${shown === 1 ? "is" : "are"} shown`;
  return isLive
    ? `The page is live, ${count}.`
    : `The page is not live; when seen by link, ${count}.`;
};

/** What will happen on the page by itself, and the choice of a moment for the preview. */
export const PagePlan = (props: PagePlanProps) => {
  const { timeZone, now } = props;
  const { asOfStore, nameOf } = useEditor();
  const moment = useStore(asOfStore, (state) => state.moment);
  const page = usePlannedPage(props);
  const events = planEvents(page, now);
  const stops = axisStops(events, now);
  const setMoment = (chosen: number | null) => asOfStore.setState({ moment: chosen });
  const nameOfRow = (block: string | null) => (block === null ? "The page" : nameOf(block));
  const wordsOf = ({ at, kind }: (typeof events)[number]) =>
    describeMoment(new Date(at).toISOString(), {
      ...planVerbs[kind],
      timeZone,
      now,
    });
  return (
    <section className="page-plan" aria-label="Plan of the page">
      <h3>What happens when</h3>
      {events.length === 0 ? (
        <p className="field-hint">Nothing is planned: visitors go on seeing what they see now.</p>
      ) : (
        <>
          <PlanAxis
            stops={stops}
            rows={planRows(page, now)}
            nameOf={nameOfRow}
            moment={moment}
            timeZone={timeZone}
            now={now}
            onChange={setMoment}
          />
          <ol className="plan-events">
            {events.map((event) => (
              <li key={`${event.at} ${event.kind} ${event.block}`}>
                <button
                  type="button"
                  aria-pressed={moment === event.at}
                  onClick={() => setMoment(event.at)}
                >
                  <b>{nameOfRow(event.block)}</b>
                  <span>{wordsOf(event)}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <div className="plan-as-of">
        <DateTimeField
          id="plan-as-of"
          label="Preview as of"
          value={moment === null ? null : new Date(moment).toISOString()}
          timeZone={timeZone}
          onChange={(instant) => setMoment(instant === null ? null : Date.parse(instant))}
        />
        <Button variant="default" aria-disabled={moment === null} onClick={() => setMoment(null)}>
          Back to now
        </Button>
        <p role="status" className="field-hint">
          {moment !== null && wordsAt(page, moment)}
        </p>
      </div>
    </section>
  );
};
