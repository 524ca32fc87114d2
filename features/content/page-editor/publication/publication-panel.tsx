import "./publication.css";
import { Button } from "@mantine/core";
import { LoadingNote } from "#design/office/screen/loading-note.tsx";
import { useLoadingShown } from "#design/office/screen/loading/use-loading-shown.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { ConflictDialog } from "../dialogs/conflict-dialog.tsx";
import { LastRun } from "#features/catalogue/publication/pickers/last-run.tsx";
import { PlannedGains } from "./planned-gains.tsx";
import { PlannedLosses } from "./planned-losses.tsx";
import { PlannedTimeField } from "#features/catalogue/publication/pickers/planned-time-field.tsx";
import { formatInZone, formatZoneClock } from "#design/office/dates/format-moment.ts";
import { useNow } from "#design/office/dates/use-now.ts";
import { PagePlan } from "../plan/page-plan.tsx";
import { planVerbs } from "#features/catalogue/publication/pickers/plan-verbs.ts";
import { usePublication } from "./use-publication.ts";

export type PublicationPanelProps = Readonly<{
  country: string;
  /** Null for an unsaved page. */
  pageId: string | null;
  timeZone: string;
  isPublished: boolean;
  /** Whether maintenance mode forbids this user to plan. */
  isLocked: boolean;
  /** Called after a planned change ran: the stored page may have a newer version. */
  onChanged?: () => void;
}>;

type PublicationPlanProps = Omit<PublicationPanelProps, "pageId"> & Readonly<{ pageId: string }>;

const Problems = ({ errors }: Readonly<{ errors: readonly RuleError[] }>) =>
  errors.length > 0 && (
    <ul role="alert" className="publication-problems">
      {errors.map(({ path, message }) => (
        <li key={`${path} ${message}`}>{message}</li>
      ))}
    </ul>
  );

const PublicationPlan = ({
  country,
  pageId,
  timeZone,
  isPublished,
  isLocked,
  onChanged,
}: PublicationPlanProps) => {
  const now = useNow();
  const publication = usePublication(country, pageId, timeZone, onChanged);
  const { plan, loadError, errors, pending } = publication;
  const isLoadingShown = useLoadingShown(!plan && loadError === null);
  if (loadError !== null && !plan)
    return (
      <p role="alert">
        {`The plan could not be read: ${loadError} `}
        <Button variant="default" size="compact-sm" onClick={() => void publication.read()}>
          Try again
        </Button>
      </p>
    );
  if (!plan || isLoadingShown) return <LoadingNote isShown={isLoadingShown} />;
  const field = (path: "publishAt" | "unpublishAt", label: string) => (
    <PlannedTimeField
      path={path}
      label={label}
      verbs={planVerbs[path === "publishAt" ? "publish" : "unpublish"]}
      value={publication.inputValueOf(path)}
      timeZone={timeZone}
      now={now}
      error={errors.find((each) => each.path === path)?.message}
      isDisabled={isLocked}
      onChange={(value) => publication.setInput(path, value)}
    />
  );
  const otherErrors = errors.filter(({ path }) => path !== "publishAt" && path !== "unpublishAt");
  return (
    <>
      <p className="field-hint">{`Times of ${formatZoneClock(timeZone, now)}`}</p>
      {(!isPublished || publication.inputValueOf("publishAt") !== "") &&
        field("publishAt", "Publish at")}
      {!isPublished && publication.inputValueOf("publishAt") !== "" && (
        <PlannedGains country={country} pageId={pageId} />
      )}
      {field("unpublishAt", "Unpublish at")}
      {isPublished && publication.inputValueOf("unpublishAt") !== "" && (
        <PlannedLosses country={country} pageId={pageId} />
      )}
      <Problems errors={otherErrors} />
      <div className="publication-set">
        <Button
          variant="default"
          loading={publication.isBusy}
          aria-disabled={!publication.isChanged || isLocked}
          onClick={() => publication.isChanged && !isLocked && void publication.save()}
        >
          Set times
        </Button>
        <span role="status" className="field-hint">
          {isLocked && "Custom pages are locked by maintenance."}
          {!isLocked && publication.isSaved && "Times are set."}
          {!isLocked && publication.isChanged && "Not set yet"}
        </span>
      </div>
      {plan.setBy !== null && plan.setAt !== null && (
        <p className="field-hint">{`Last set by ${plan.setBy}, ${formatInZone(plan.setAt, timeZone)}`}</p>
      )}
      <PagePlan timeZone={timeZone} isPublished={isPublished} moments={plan} now={now} />
      {plan.lastRun && <LastRun run={plan.lastRun} timeZone={timeZone} now={now} />}
      {pending && (
        <ConflictDialog
          pending={{ ...pending, action: "save" }}
          leaving={null}
          onConfirm={publication.confirm}
          onClose={publication.dismiss}
        />
      )}
    </>
  );
};

/** A page that was never saved has no times of its own; its blocks may have. */
const UnsavedPlan = ({ timeZone }: Pick<PublicationPanelProps, "timeZone">) => (
  <>
    <p className="field-hint">
      Save the page first. Then it can be given times to go live and away.
    </p>
    <PagePlan timeZone={timeZone} isPublished={false} moments={noMoments} now={useNow()} />
  </>
);

const noMoments = { publishAt: null, unpublishAt: null } as const;

const PublicationPanel = ({ pageId, ...planProps }: PublicationPanelProps) => (
  <section className="publication" aria-label="Publication times">
    {pageId === null ? (
      <UnsavedPlan {...planProps} />
    ) : (
      <PublicationPlan key={pageId} pageId={pageId} {...planProps} />
    )}
  </section>
);

export default PublicationPanel;
