import { LinkLine, LinkList } from "#design/office/figures/link-list.tsx";
import { Note } from "#design/office/screen/note.tsx";
import type { TripUsers } from "#features/catalogue/trips/record-contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { counted } from "#platform/counted.ts";

const labelOf = (country: string): string => marketByApiCountry(country)?.label ?? country;

/** `5 travels in 5 markets` */
export const usersText = ({ travels, pages }: TripUsers): string =>
  [
    travels.length > 0 && counted(travels.length, "travel"),
    pages.length > 0 && counted(pages.length, "page"),
  ]
    .filter(Boolean)
    .join(" and ");

type TripUsersListProps = Readonly<{ country: string; id: string; users: TripUsers }>;

/** Which markets offer a trip; what leads on is of the market in which somebody works. */
export const TripUsersList = ({ country, id, users }: TripUsersListProps) => {
  const own = users.travels.find((travel) => travel.country === country);
  const others = users.travels.filter((travel) => travel.country !== country);
  return (
    <LinkList title="Who offers it">
      <ul>
        {own ? (
          <>
            <LinkLine to={`/travels/${own.id}`}>
              {own.name}
              <small>{labelOf(country)}</small>
            </LinkLine>
            <LinkLine to={`/travels/${own.id}/maps`}>Its route on the map</LinkLine>
          </>
        ) : (
          <LinkLine to={`/travels/new?trip=${id}`}>
            {`Offer it in ${labelOf(country)}`}
            <small>a new travel of this trip</small>
          </LinkLine>
        )}
        {others.map((travel) => (
          <li key={travel.id}>
            <span>
              {travel.name}
              <small>
                {labelOf(travel.country)}
                {travel.isPublished ? "" : ", not published"}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {users.travels.length > 0 && (
        <Note kind="information" title="Every market shows these facts.">
          {`A save renews the pages of ${usersText(users)}.`}
        </Note>
      )}
    </LinkList>
  );
};
