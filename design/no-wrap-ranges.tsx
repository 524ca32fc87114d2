/** A text whose ranges (`25-35`) stay on one line each: browsers would break after the hyphen. */
export const NoWrapRanges = ({ text }: { text: string }) =>
  text.split(/(\d+-\d+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={`${index} ${part}`} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
