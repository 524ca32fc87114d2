import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import type { GroupBoxView } from "./group-words.ts";

/**
 * Says what who signs in sees of the group. It is the same for everyone and holds nothing of the
 * group; for the signed-in the script asks for that and puts it in its place.
 */
export const GroupBox = ({
  view: { address, title, lines, noNames, signIn, shown, words },
}: {
  view: GroupBoxView;
}) => (
  <div className="locked" id="group-info" data-address={address} data-words={JSON.stringify(words)}>
    <Icon name="lock" />
    <div>
      <h3 className="legend">{title}</h3>
      <ul className="ticks">
        {lines.map((line) => (
          <li key={line}>
            <Icon name="check" size={18} />
            {line}
          </li>
        ))}
      </ul>
      <p className="small">{noNames}</p>
    </div>
    <p>
      <SiteLink to={signIn.path} className="button button-quiet">
        {signIn.label}
      </SiteLink>{" "}
      <small>{signIn.note}</small>
    </p>
    <noscript>
      <SiteLink to={shown.path} className="text-link">
        {shown.label}
      </SiteLink>
    </noscript>
  </div>
);
