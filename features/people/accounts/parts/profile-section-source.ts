import type { SignedIn } from "../people.ts";
import type { ProfileSection } from "./profile-section.ts";
import type { VisitorAsked } from "./visitor-asked.ts";

/** What a section may read of a request, and whose profile it is. */
export type AskedSection<Asked extends VisitorAsked = VisitorAsked> = Asked &
  Readonly<{
    visitor: SignedIn;
    /** Of the profile in this market. */
    path: string;
  }>;

/** A section as it is shown, or where the browser goes on: `${path}?saved=1#alerts`. */
export type SectionAnswer =
  | Readonly<{ moveTo: string }>
  | Readonly<{ moveTo: null; status: number; section: ProfileSection }>;

/** A slot of the profile: `apps/site` fills it with what other features show there. */
export type ProfileSectionSource<Asked extends VisitorAsked = VisitorAsked> = Readonly<{
  /** That of the section, and of the field `section` in its forms. */
  id: string;
  /** Addresses of style sheets, beside those of the profile. */
  stylesheets?: readonly string[];
  /** Null for somebody who has nothing to see there. */
  load: (asked: AskedSection<Asked>) => Promise<ProfileSection | null>;
  /** Receives what its forms send; left out where it has none. */
  receive?: (asked: AskedSection<Asked>, fields: URLSearchParams) => Promise<SectionAnswer>;
}>;
