/** Keeps each range such as `25-35` on one line: browsers break after a hyphen. */
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
