import "#design/office/form/text-field.css";
import { useId } from "react";
import type { LetterText } from "../desk/desk-contract.ts";

type LetterTextFieldsProps = Readonly<{
  text: LetterText;
  onChange: (text: LetterText) => void;
}>;

/** What a mail says in one language. */
export const LetterTextFields = ({ text, onChange }: LetterTextFieldsProps) => {
  const id = useId();
  return (
    <div className="letter-text">
      <label htmlFor={`${id}-subject`}>Subject</label>
      <input
        id={`${id}-subject`}
        className="text-input"
        value={text.subject}
        maxLength={120}
        onChange={({ currentTarget }) => onChange({ ...text, subject: currentTarget.value })}
      />
      <label htmlFor={`${id}-text`}>Text</label>
      <textarea
        id={`${id}-text`}
        className="text-input"
        rows={6}
        value={text.text}
        maxLength={4000}
        onChange={({ currentTarget }) => onChange({ ...text, text: currentTarget.value })}
      />
    </div>
  );
};

/** How the mail reads: an empty line begins a paragraph. */
export const LetterPreview = ({ subject, text }: LetterText) => (
  <details className="letter-preview">
    <summary>How it reads</summary>
    <article>
      <h3>{subject}</h3>
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== "")
        .map((paragraph, index) => (
          <p key={`${index} ${paragraph}`}>{paragraph.trim()}</p>
        ))}
    </article>
  </details>
);
