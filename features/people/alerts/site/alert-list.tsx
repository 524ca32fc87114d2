import { Picture } from "#features/assets/media/parts/picture.tsx";
import type { AlertListView } from "./alert-list-view.ts";

const posterSizes = "64px";

/** What somebody is told of, and what was written to them. */
export const AlertList = ({ view }: { view: AlertListView }) => (
  <div className="alert-list">
    {view.none && <p>{view.none}</p>}
    {view.alerts.length > 0 && (
      <ul>
        {view.alerts.map(({ about, name, facts, labels, poster, change, off }) => (
          <li key={about}>
            <div className="alert-poster">
              {poster && <Picture picture={poster} sizes={posterSizes} />}
            </div>
            <div>
              <b>{name}</b>
              <p>{facts}</p>
              <p className="alert-labels">
                {labels.map((label) => (
                  <span key={label}>{label}</span>
                ))}
              </p>
            </div>
            <div className="alert-actions">
              <a href={change.path} className="button button-quiet" aria-label={change.spoken}>
                {change.label}
              </a>
              <a href={off.path} className="button button-quiet" aria-label={off.spoken}>
                {off.label}
              </a>
            </div>
          </li>
        ))}
      </ul>
    )}
    {view.written && (
      <>
        <h3>{view.written.title}</h3>
        <ul>
          {view.written.mails.map(({ key, subject, when, state }) => (
            <li key={key}>
              <div>
                <b>{subject}</b>
                <p>{when}</p>
              </div>
              <span className="alert-state">{state}</span>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
