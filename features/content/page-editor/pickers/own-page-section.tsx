import "./own-page-section.css";
import { Button } from "@mantine/core";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { Icon } from "#design/office/icons.tsx";
import type { Owner, PageOwner } from "#features/content/pages/contract.ts";
import { useBeginOwnPage } from "../own-page/use-begin-own-page.ts";
import { pageApi } from "../page-api.ts";

const editorPath = (pageId: string): string => `/custompages/${pageId}`;

type BeginProps = Readonly<{ country: string; owner: PageOwner; name: Owner["name"] }>;

const BeginButton = (props: BeginProps) => {
  const navigate = useNavigate();
  const begin = useBeginOwnPage({
    ...props,
    onBegun: (pageId) => void navigate(editorPath(pageId)),
  });
  return (
    <Button
      variant="default"
      leftSection={<Icon name="plus" />}
      loading={begin.isPending}
      onClick={() => begin.mutate()}
    >
      Begin the own page
    </Button>
  );
};

type OwnPageSectionProps = Readonly<{
  country: string;
  owner: PageOwner;
  /** Where visitors meet its blocks. */
  about: string;
}>;

/** What is known of a record as the owner of a page; undefined until it is loaded. */
export const useOwnPage = (country: string, owner: PageOwner | null): Owner | undefined =>
  useQuery({
    queryKey: ["own page", country, owner?.kind, owner?.id],
    queryFn: owner === null ? skipToken : () => pageApi(country).owner(owner),
    retry: false,
    gcTime: 0,
  }).data;

/** In the panel of a record: leads to its own page, or begins it. */
export const OwnPageSection = ({ country, owner, about }: OwnPageSectionProps) => {
  const data = useOwnPage(country, owner);
  if (!data) return null;
  const { name, pageId } = data;
  return (
    <section className="own-page-section" aria-labelledby="own-page">
      <h3 id="own-page">Own page</h3>
      <p>{about}</p>
      {pageId === null ? (
        <BeginButton country={country} owner={owner} name={name} />
      ) : (
        <Button
          component={Link}
          to={editorPath(pageId)}
          variant="default"
          leftSection={<Icon name="pencil" />}
        >
          Open the own page
        </Button>
      )}
    </section>
  );
};
