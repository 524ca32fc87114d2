import { Note } from "#design/office/screen/note.tsx";
import type { ColleagueSave } from "./use-joining.ts";

export type ColleagueNoteProps = Readonly<{
  submission: Readonly<{
    news: ColleagueSave | null;
    dismissNews: () => void;
    decide: () => Promise<void>;
  }>;
}>;

/** Who saved the open record meanwhile, and what they changed of it. */
export const ColleagueNote = ({ submission }: ColleagueNoteProps) => {
  const { news, dismissNews, decide } = submission;
  if (!news) return null;
  const isJoined = news.kind === "joined";
  return (
    <div role="status">
      <Note kind={isJoined ? "information" : "warning"} title={news.sentence}>
        <button
          type="button"
          className="plain-button"
          onClick={() => (isJoined ? dismissNews() : void decide())}
        >
          {isJoined ? "Dismiss" : "Say what counts"}
        </button>
      </Note>
    </div>
  );
};
