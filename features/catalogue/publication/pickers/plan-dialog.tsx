import "#design/office/form/fields.css";
import { Button } from "@mantine/core";
import { useState } from "react";
import { formatZoneClock } from "#design/office/dates/format-moment.ts";
import { fromZoned, toZoned } from "#design/office/dates/time-zone.ts";
import { useNow } from "#design/office/dates/use-now.ts";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { toast } from "#design/office/toast.ts";
import type { PublicationMoments } from "../contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { LastRun } from "./last-run.tsx";
import { planVerbs } from "./plan-verbs.ts";
import { PlannedTimeField } from "./planned-time-field.tsx";
import type { RecordPlan } from "./use-record-plan.ts";

export type PlanDialogProps = Readonly<{
  /** `travel`, `departure` */
  one: string;
  timeZone: string;
  isPublished: boolean;
  /** Whether something is typed that is not saved: what is stored then goes live. */
  isChanged: boolean;
  plan: RecordPlan;
  onClose: () => void;
}>;

type Field = keyof PublicationMoments;

const errorsOf = (error: unknown): readonly RuleError[] => {
  if (!(error instanceof ApiError))
    return [{ path: "", message: "The server could not be reached. What you set is kept." }];
  return error.errors.length > 0 ? error.errors : [{ path: "", message: error.message }];
};

/** What is typed of both moments, and what the server said of it. */
const usePlannedTimes = ({ plan: { plan, set }, timeZone, onClose }: PlanDialogProps) => {
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [errors, setErrors] = useState<readonly RuleError[]>([]);
  const [isBusy, setBusy] = useState(false);
  const valueOf = (field: Field): string => {
    const stored = plan?.[field];
    return typed[field] ?? (stored ? toZoned(stored, timeZone) : "");
  };
  const momentOf = (field: Field) => {
    const value = valueOf(field);
    return value === "" ? null : fromZoned(value, timeZone);
  };
  const send = async (moments: PublicationMoments, done: string) => {
    setBusy(true);
    try {
      await set(moments);
      toast.success(done);
      onClose();
    } catch (error) {
      setErrors(errorsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    errors,
    isBusy,
    valueOf,
    type: (field: Field, value: string) => {
      setErrors((before) => before.filter(({ path }) => path !== field));
      setTyped((before) => ({ ...before, [field]: value }));
    },
    save: () => {
      const moments = { publishAt: momentOf("publishAt"), unpublishAt: momentOf("unpublishAt") };
      const isEmpty = moments.publishAt === null && moments.unpublishAt === null;
      return send(moments, isEmpty ? "The plan is cancelled." : "Times are set.");
    },
    cancelPlan: () => send({ publishAt: null, unpublishAt: null }, "The plan is cancelled."),
  };
};

/** When a travel or a departure goes live and offline by itself: the fields and words of pages. */
export const PlanDialog = (props: PlanDialogProps) => {
  const { one, timeZone, isPublished, isChanged, plan, onClose } = props;
  const now = useNow();
  const times = usePlannedTimes(props);
  const stored = plan.plan;
  const hasPlan = stored !== null && (stored.publishAt ?? stored.unpublishAt) !== null;
  const field = (path: Field, label: string) => (
    <PlannedTimeField
      path={path}
      label={label}
      verbs={planVerbs[path === "publishAt" ? "publish" : "unpublish"]}
      value={times.valueOf(path)}
      timeZone={timeZone}
      now={now}
      error={times.errors.find((each) => each.path === path)?.message}
      isDisabled={false}
      onChange={(value) => times.type(path, value)}
    />
  );
  return (
    <OfficeDialog title={`When the ${one} is on the site`} onClose={onClose}>
      <form
        className="publish-plan"
        onSubmit={(event) => {
          event.preventDefault();
          void times.save();
        }}
      >
        <p className="field-hint">{`Times of ${formatZoneClock(timeZone, now)}`}</p>
        {!isPublished && field("publishAt", "Publish at")}
        {field("unpublishAt", "Unpublish at")}
        {times.errors
          .filter(({ path }) => path !== "publishAt" && path !== "unpublishAt")
          .map(({ message }) => (
            <p key={message} role="alert">
              {message}
            </p>
          ))}
        {isChanged && (
          <p className="field-hint">
            {`What you have not saved does not go live: save the ${one} before its moment.`}
          </p>
        )}
        {stored?.lastRun && <LastRun run={stored.lastRun} timeZone={timeZone} now={now} />}
        <footer>
          {hasPlan && (
            <Button
              variant="default"
              loading={times.isBusy}
              onClick={() => void times.cancelPlan()}
            >
              Cancel the plan
            </Button>
          )}
          <Button type="submit" loading={times.isBusy}>
            Set times
          </Button>
        </footer>
      </form>
    </OfficeDialog>
  );
};
