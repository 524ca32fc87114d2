import { Icon } from "#design/icons.tsx";
import { Picture } from "#features/assets/media/parts/picture.tsx";
import type { ItineraryDayView } from "../trip/trip-view.ts";

/**
 * The `sizes` attribute of a day's picture, by heading level: on the trip's page, and on the
 * itinerary's own page, where text and map are beside the picture.
 */
const phone = "(width < 47.5rem) calc(92vw - 84px), (width < 64rem) 28vw";
const pictureSizes = {
  2: `${phone}, 237px`,
  3: `${phone}, (width < 90rem) 29vw, 416px`,
} as const;

const Activities = ({ title, items }: NonNullable<ItineraryDayView["activities"]>) => (
  <>
    <p>
      <strong>{title}</strong>
    </p>
    <ul className="day-facts">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
);

/** Each day unfolds on the page itself. */
export const ItineraryDays = ({
  days,
  open,
  level = 3,
}: {
  days: readonly ItineraryDayView[];
  /** The number of days, counted from the first, that are unfolded when the page opens. */
  open: number;
  /** Heading level of the days' titles. */
  level?: 2 | 3;
}) => {
  const Title = level === 2 ? "h2" : "h3";
  return (
    <ol className="days">
      {days.map(({ id, day, title, text, facts, activities, picture }, index) => (
        <li key={day}>
          <div className="day-rail">
            <i aria-hidden="true" />
            <span>{day}</span>
          </div>
          <details open={index < open}>
            <summary>
              <Title>{title}</Title>
            </summary>
            {/* The id is on the content, so that browsers open the day for a link to it. */}
            <div id={id} className="day-content">
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
                {activities && <Activities {...activities} />}
              </div>
              {picture && <Picture picture={picture} sizes={pictureSizes[level]} />}
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
};
