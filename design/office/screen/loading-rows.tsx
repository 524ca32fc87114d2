export type LoadingRowsProps = Readonly<{
  /** How many rows; 4 by default. */
  count?: number;
  hasPicture?: boolean;
}>;

/** The shapes of a list: a filter bar and rows that fade towards the foot. */
export const LoadingRows = ({ count = 4, hasPicture = false }: LoadingRowsProps) => (
  <>
    <div className="loading-bar-row">
      <i style={{ width: 222 }} />
      <i style={{ width: 98 }} />
      <i style={{ width: 84 }} />
    </div>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className="loading-row" style={{ opacity: 1 - (0.75 * row) / count }}>
        {hasPicture && <i className="loading-picture" />}
        <span>
          <i style={{ width: `${72 - ((row * 13) % 24)}%` }} />
          <i style={{ width: `${44 - ((row * 7) % 12)}%` }} />
        </span>
        <span>
          <i style={{ width: "70%" }} />
          <i style={{ width: "52%" }} />
        </span>
        <i style={{ width: 52 }} />
      </div>
    ))}
  </>
);
