import { Icon } from "#design/icons.tsx";
import type { ItineraryDayView } from "./trip-view.ts";

/** The programme day by day: a dotted rail with waymarks, each day opens in place. */
export const ItineraryDays = ({
  days,
  open,
}: {
  days: readonly ItineraryDayView[];
  /** How many of the first days stand open. */
  open: number;
}) => (
  <ol className="days">
    {days.map(({ day, title, text, facts }, index) => (
      <li key={day}>
        <div className="day-rail">
          <i aria-hidden="true" />
          <span>{day}</span>
        </div>
        <details open={index < open}>
          <summary>
            <h3>{title}</h3>
          </summary>
          {facts.length > 0 && (
            <ul className="day-facts">
              {facts.map((fact) => (
                <li key={fact.icon}>
                  <Icon name={fact.icon} size={18} />
                  {fact.text}
                </li>
              ))}
            </ul>
          )}
          <p>{text}</p>
        </details>
      </li>
    ))}
  </ol>
);
