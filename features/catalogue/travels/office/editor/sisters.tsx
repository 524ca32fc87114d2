import "./sisters.css";
import { Icon } from "#design/office/icons.tsx";
import type { Alternate, TravelRecord } from "#features/catalogue/travels/record-contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { counted } from "#platform/counted.ts";

const stateOf = ({ id, missing, isOlder, isPublished }: Alternate): string => {
  if (id === null) return "does not offer it";
  const words = [
    isPublished ? "published" : "not published",
    ...(isOlder ? ["changed longer ago"] : []),
    ...(missing.length > 0 ? [`${counted(missing.length, "part")} to write`] : ["nothing missing"]),
  ];
  return words.join(" · ");
};

const kindOf = ({ id, missing }: Alternate): string => {
  if (id === null) return "missing";
  return missing.length > 0 ? "older" : "filled";
};

/** The same trip in the other markets. */
export const Sisters = ({ record }: Readonly<{ country: string; record: TravelRecord }>) => (
  <section className="sisters" aria-labelledby="sisters-title">
    <h2 id="sisters-title">In other markets</h2>
    <ul>
      {record.about.alternates.map((alternate) => (
        <li key={alternate.country} data-state={kindOf(alternate)}>
          <b>{marketByApiCountry(alternate.country)?.label ?? alternate.country}</b>
          <span>{alternate.name ?? ""}</span>
          <small>
            {kindOf(alternate) === "filled" && <Icon name="check" />} {stateOf(alternate)}
          </small>
        </li>
      ))}
    </ul>
  </section>
);
