import { Link } from "react-router";
import type { SheetRow } from "../grid/sheet/rows.ts";

/** The travel at the head of its row, with what is in view of it. */
export const TravelHead = ({ rows }: Readonly<{ rows: readonly SheetRow[] }>) => {
  const travel = rows[0]?.stored?.travel;
  if (!travel) return null;
  const people = rows.reduce((sum, { stored }) => sum + (stored?.peopleIn ?? 0), 0);
  return (
    <>
      {travel.poster && (
        <img
          className="calendar-poster"
          src={`${travel.poster.base}160.webp`}
          alt=""
          width="34"
          height="42"
          loading="lazy"
        />
      )}
      <span className="calendar-row-name">
        <Link to={`/travels/${travel.id}/tours`}>{travel.name}</Link>
        <small>{`${rows.length} in view · ${people} in`}</small>
      </span>
    </>
  );
};
