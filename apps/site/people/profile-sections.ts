import type { SignedIn } from "#features/people/accounts/people.ts";
import type { ProfileSection } from "#features/people/accounts/parts/profile-section.ts";
import type { StylesheetName } from "../document/stylesheets.ts";
import type { VisitorRequest } from "../rendering/page-route.tsx";

/** What a section may read of a request, and whose profile it is. */
export type AskedSection = VisitorRequest &
  Readonly<{
    visitor: SignedIn;
    /** Of the profile in this market. */
    path: string;
  }>;

/** A section as it is shown, or where the browser goes on: `${path}?saved=1#alerts`. */
export type SectionAnswer =
  | Readonly<{ moveTo: string }>
  | Readonly<{ moveTo: null; status: number; section: ProfileSection }>;

export type ProfileSectionSource = Readonly<{
  /** That of the section, and of the field `section` in its forms. */
  id: string;
  /** Beside those of the profile. */
  stylesheets?: readonly StylesheetName[];
  /** Null for somebody who has nothing to see there. */
  load: (asked: AskedSection) => Promise<ProfileSection | null>;
  /** Receives what its forms send; left out where it has none. */
  receive?: (asked: AskedSection, fields: URLSearchParams) => Promise<SectionAnswer>;
}>;
