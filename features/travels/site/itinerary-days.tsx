import { Icon } from "#design/icons.tsx";
import { Picture } from "#features/media/parts/picture.tsx";
import type { ItineraryDayView } from "./trip-view.ts";

/** How wide a day's picture stands: on phones beside the rail, on the programme's own page beside its text and the map. */
const phone = "(width < 47.5rem) calc(92vw - 84px), (width < 64rem) 28vw";
const pictureSizes = {
  2: `${phone}, 237px`,
  3: `${phone}, (width < 90rem) 29vw, 416px`,
} as const;

/** The programme day by day: a dotted rail with waymarks, each day opens in place. */
export const ItineraryDays = ({
  days,
  open,
  level = 3,
}: {
  days: readonly ItineraryDayView[];
  /** How many of the first days stand open. */
  open: number;
  /** The level of the days' headlines on the page. */
  level?: 2 | 3;
}) => {
  const Title = level === 2 ? "h2" : "h3";
  return (
    <ol className="days">
      {days.map(({ id, day, title, text, facts, picture }, index) => (
        <li key={day}>
          <div className="day-rail">
            <i aria-hidden="true" />
            <span>{day}</span>
          </div>
          <details open={index < open}>
            <summary>
              <Title>{title}</Title>
            </summary>
            {/* Named inside, so that a link to the day opens it. */}
            <div id={id} className="day-told">
              <div>
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
              </div>
              {picture && <Picture picture={picture} sizes={pictureSizes[level]} />}
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
};
