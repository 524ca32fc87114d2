import type { Mark } from "#features/catalogue/reviews/contract.ts";

const markTitles: Readonly<Record<Mark["kind"], string>> = {
  email: "e-mail address",
  phone: "phone number",
  name: "full name",
  coordinator: "names a coordinator",
};

/** The traveller's words with what is personal in them marked. */
export const MarkedText = ({ text, marks }: { text: string; marks: readonly Mark[] }) => (
  <>
    {marks.map(({ kind, from, to }, index) => (
      <span key={from}>
        {text.slice(marks[index - 1]?.to ?? 0, from)}
        <mark className="review-mark" data-kind={kind} title={markTitles[kind]}>
          {text.slice(from, to)}
          <span className="sr-only">{` (${markTitles[kind]})`}</span>
        </mark>
      </span>
    ))}
    {text.slice(marks.at(-1)?.to ?? 0)}
  </>
);

/** Tags of what is marked, each once. */
export const MarkTags = ({ marks }: { marks: readonly Mark[] }) => (
  <>
    {[...new Set(marks.map(({ kind }) => kind))].map((kind) => (
      <span key={kind} className="tag" data-kind={kind === "coordinator" ? "timed" : "wrong"}>
        {markTitles[kind]}
      </span>
    ))}
  </>
);
