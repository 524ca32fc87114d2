import "./publication.css";
import { Button } from "@mantine/core";
import { ConflictDialog } from "../dialogs/conflict-dialog.tsx";
import { LastRun } from "./last-run.tsx";
import { PlannedTimeField } from "./planned-time-field.tsx";
import { formatInZone, formatZoneClock } from "../dates/format-moment.ts";
import { useNow } from "../dates/use-now.ts";
import { usePublication } from "./use-publication.ts";

export type PublicationPanelProps = Readonly<{
  country: string;
  /** Null for a page that is not stored yet. */
  pageId: string | null;
  /** The market's. */
  timeZone: string;
  /** Whether the stored page is published. */
  isPublished: boolean;
  /** Maintenance keeps this person from planning. */
  isLocked: boolean;
  /** A planned moment has come: the stored page may be another version by now. */
  onChanged?: () => void;
}>;

type PublicationPlanProps = Omit<PublicationPanelProps, "pageId"> & Readonly<{ pageId: string }>;

const PublicationPlan = ({
  country,
  pageId,
  timeZone,
  isPublished,
  isLocked,
  onChanged,
}: PublicationPlanProps) => {
  const now = useNow();
  const planning = usePublication(country, pageId, timeZone, onChanged);
  const { plan, problem, problems, pending } = planning;
  if (problem !== null && !plan)
    return (
      <p role="alert">
        {`The plan could not be read: ${problem} `}
        <Button variant="default" size="compact-sm" onClick={() => void planning.read()}>
          Try again
        </Button>
      </p>
    );
  if (!plan) return <p role="status">Loading …</p>;
  const field = (path: "publishAt" | "unpublishAt", label: string) => (
    <PlannedTimeField
      path={path}
      label={label}
      value={planning.shown(path)}
      timeZone={timeZone}
      now={now}
      error={problems.find((each) => each.path === path)?.message}
      isOff={isLocked}
      onChange={(value) => planning.type(path, value)}
    />
  );
  const others = problems.filter(({ path }) => path !== "publishAt" && path !== "unpublishAt");
  return (
    <>
      <p className="field-hint">{`Times of ${formatZoneClock(timeZone, now)}`}</p>
      {(!isPublished || planning.shown("publishAt") !== "") && field("publishAt", "Publish at")}
      {field("unpublishAt", "Unpublish at")}
      {others.length > 0 && (
        <ul role="alert" className="publication-problems">
          {others.map(({ path, message }) => (
            <li key={`${path} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
      <div className="publication-set">
        <Button
          variant="default"
          loading={planning.isBusy}
          aria-disabled={!planning.isChanged || isLocked}
          onClick={() => planning.isChanged && !isLocked && void planning.save()}
        >
          Set times
        </Button>
        <span role="status" className="field-hint">
          {isLocked && "Custom pages are locked by maintenance."}
          {!isLocked && planning.isSaved && "Times are set."}
          {!isLocked && planning.isChanged && "Not set yet"}
        </span>
      </div>
      {plan.setBy !== null && plan.setAt !== null && (
        <p className="field-hint">{`Last set by ${plan.setBy}, ${formatInZone(plan.setAt, timeZone)}`}</p>
      )}
      {plan.lastRun && <LastRun run={plan.lastRun} timeZone={timeZone} now={now} />}
      {pending && (
        <ConflictDialog
          pending={{ ...pending, action: "save" }}
          onConfirm={planning.confirm}
          onClose={planning.dismiss}
        />
      )}
    </>
  );
};

const PublicationPanel = ({ pageId, ...more }: PublicationPanelProps) => (
  <section className="publication" aria-label="Publication times">
    {pageId === null ? (
      <p className="field-hint">
        Save the page first. Then it can be given times to go live and away.
      </p>
    ) : (
      <PublicationPlan key={pageId} pageId={pageId} {...more} />
    )}
  </section>
);

export default PublicationPanel;
