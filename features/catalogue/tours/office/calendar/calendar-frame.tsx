import "./styles/calendar-foot.css";
import "./styles/calendar.css";
import { SheetDraftNote } from "../draft/sheet-draft-note.tsx";
import type { BarActions } from "../calendar-state/use-bar-actions.ts";
import type { Calendar } from "../calendar-state/use-calendar.ts";
import { useIsNarrow } from "../sheet-screen/use-is-narrow.ts";
import { SheetDialogs } from "../sheet-screen/sheet-dialogs.tsx";
import { barNote } from "./bar-note.tsx";
import { ChangeBar } from "./change-bar.tsx";
import { ReviewPanel } from "./review-panel.tsx";

export type CalendarFrameProps = Readonly<{
  calendar: Calendar;
  actions: BarActions;
  site: string | null;
  top: React.ReactNode;
  filters: React.ReactNode;
  /** What stands at the foot, beside the changes. */
  corner: React.ReactNode;
  /** Looks for who could lead a departure. */
  onAsk: (key: string) => void;
  children: React.ReactNode;
}>;

/** What both calendars have around their rows: changes, their review, and what is asked. */
export const CalendarFrame = (props: CalendarFrameProps) => {
  const { calendar, actions, site, top, filters, corner, onAsk, children } = props;
  const { journal, changed, isReviewing } = calendar;
  const isNarrow = useIsNarrow();
  return (
    <div className="tours-screen calendar-screen">
      {top}
      <div className="tours-body">
        <div className="tours-main">
          {filters}
          <SheetDraftNote
            journal={journal}
            hasChanges={changed.length > 0}
            onDiscard={calendar.discard}
          />
          {children}
          {isNarrow && (
            <p className="sr-only" role="status">
              {calendar.announcement}
            </p>
          )}
          <div className="calendar-foot">
            {isNarrow && barNote(calendar, actions, null)?.content}
            <ChangeBar
              calendar={calendar}
              row={actions.current}
              onChange={actions.step}
              onOpen={actions.open}
              onAsk={({ key }) => onAsk(key)}
            />
            {!isReviewing && corner}
          </div>
        </div>
        {isReviewing && <ReviewPanel calendar={calendar} site={site} onGo={actions.goTo} />}
      </div>
      <SheetDialogs
        sheet={calendar.sheet}
        writes={null}
        conflict={calendar.conflict}
        hasChanges={changed.length > 0}
        parameter="view"
        onLeave={() => void journal.discard()}
      />
    </div>
  );
};
