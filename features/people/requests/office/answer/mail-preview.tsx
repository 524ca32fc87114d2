type Props = Readonly<{
  to: string;
  subject: string;
  text: string;
  /** The words that the template took from request and departure. */
  filled: readonly string[];
}>;

const escaped = (words: string): string => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Each second piece is one of the words; the longer ones are found first. */
const pieces = (text: string, filled: readonly string[]): readonly string[] => {
  if (filled.length === 0) return [text];
  const longest = filled.toSorted((one, other) => other.length - one.length).map(escaped);
  return text.split(new RegExp(`(${longest.join("|")})`));
};

/** The answer as the traveller will read it, with the words marked that were filled in. */
export const MailPreview = ({ to, subject, text, filled }: Props) => (
  <div className="request-mail">
    <dl>
      <dt>To</dt>
      <dd>{to}</dd>
      <dt>Subject</dt>
      <dd>{subject}</dd>
    </dl>
    <p>
      {pieces(text, filled).map((piece, index) =>
        // A text may hold the same words twice, so that its place alone tells a piece.
        index % 2 === 0 ? piece : <mark key={`${index} ${piece}`}>{piece}</mark>,
      )}
    </p>
    <small>Marked words are filled in from the request and the departure.</small>
  </div>
);
