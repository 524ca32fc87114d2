import { Button, Group, Pagination, Select, Table, TextInput, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Queries } from "#platform/browser/queries.tsx";
import type { PageSummary } from "../contract.ts";
import { type Flags, flagsFor, type ListFilter, pageCalls, Refused } from "./calls.ts";
import { type Asked, ConflictDialog, SureDialog } from "./conflict-dialog.tsx";
import { duplicatePage } from "./duplicate-page.ts";
import { StateTag } from "./state-tag.tsx";

const everything: ListFilter = {
  search: "",
  published: null,
  fixed: null,
  sort: "updatedAt",
  page: 1,
};
const either = { any: null, yes: true, no: false } as const;
type Either = keyof typeof either;

const columns = ["Name", "Slug", "State", "Blocks", "Last change", "Actions"] as const;
/** DD/MM/YYYY hh:mm, on the clock of whoever reads it. */
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "short", timeStyle: "short" });

const Filters = ({
  filter,
  set,
}: Readonly<{ filter: ListFilter; set: (part: Partial<ListFilter>) => void }>) => {
  const nameOf = (value: boolean | null): Either => (value === null ? "any" : value ? "yes" : "no");
  return (
    <Group mb="md" align="end">
      <TextInput
        label="Search"
        placeholder="Search name or slug"
        value={filter.search}
        onChange={(event) => set({ search: event.currentTarget.value })}
        w={280}
      />
      {(["published", "fixed"] as const).map((name) => (
        <Select
          key={name}
          label={name === "published" ? "Published" : "Fixed"}
          w={130}
          allowDeselect={false}
          data={[
            { value: "any", label: "Any" },
            { value: "yes", label: "Yes" },
            { value: "no", label: "No" },
          ]}
          value={nameOf(filter[name])}
          onChange={(value) => set({ [name]: either[(value ?? "any") as Either] })}
        />
      ))}
      <Select
        label="Sort"
        w={160}
        allowDeselect={false}
        data={[
          { value: "updatedAt", label: "Last change" },
          { value: "name", label: "Name" },
          { value: "slug", label: "Slug" },
        ]}
        value={filter.sort}
        onChange={(sort) => set({ sort: (sort ?? "updatedAt") as ListFilter["sort"] })}
      />
    </Group>
  );
};

const Row = ({
  page,
  onDuplicate,
  onDelete,
}: Readonly<{ page: PageSummary; onDuplicate: () => void; onDelete: () => void }>) => (
  <Table.Tr>
    <Table.Td>
      <Link to={`/custompages/${page.id}`}>{page.name}</Link>{" "}
      {page.isFixed && <span className="tag">fixed</span>}
    </Table.Td>
    <Table.Td>/{page.slug}</Table.Td>
    <Table.Td>
      <StateTag isPublished={page.isPublished} />
    </Table.Td>
    <Table.Td>{page.blockCount}</Table.Td>
    <Table.Td>
      <time dateTime={page.updatedAt}>{moment.format(new Date(page.updatedAt))}</time>
    </Table.Td>
    <Table.Td>
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Duplicate ${page.name}`}
          onClick={onDuplicate}
        >
          Duplicate
        </Button>
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Delete ${page.name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </Group>
    </Table.Td>
  </Table.Tr>
);

const Pages = ({ country }: { country: string }) => {
  const calls = pageCalls(country);
  const client = useQueryClient();
  const [filter, setFilter] = useState(everything);
  const [leaving, setLeaving] = useState<PageSummary | null>(null);
  const [asked, setAsked] = useState<(Asked & Readonly<{ page: PageSummary }>) | null>(null);
  const { data, error } = useQuery({
    queryKey: ["custompages", country, filter],
    queryFn: () => calls.list(filter),
    placeholderData: keepPreviousData,
  });
  const set = (part: Partial<ListFilter>) => setFilter({ ...filter, page: 1, ...part });
  /** Does a piece of work and says what it gives back; null when there is nothing to say yet. */
  const act = async (work: () => Promise<string | null>) => {
    try {
      const message = await work();
      if (message !== null) notifications.show({ message, color: "spruce" });
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : "This did not work.";
      notifications.show({ message, color: "orange" });
    }
    await client.invalidateQueries({ queryKey: ["custompages", country] });
  };
  const remove = (page: PageSummary, flags: Flags) => {
    setLeaving(null);
    setAsked(null);
    return act(async () => {
      try {
        await calls.remove(page.id, null, flags);
        return "Page deleted successfully.";
      } catch (failure) {
        if (!(failure instanceof Refused) || failure.status !== 428 || !failure.key) throw failure;
        setAsked({ refusal: failure, flags, action: "delete", page });
        return null;
      }
    });
  };
  return (
    <>
      <Group justify="space-between" mb="lg">
        <Title order={1} size={23}>
          Custom pages <span className="dim">{data?.total}</span>
        </Title>
        <Button component={Link} to="/custompages/new">
          New page
        </Button>
      </Group>
      <Filters filter={filter} set={set} />
      {error && <p role="alert">{error.message}</p>}
      <Table.ScrollContainer minWidth={760}>
        <Table verticalSpacing="sm" highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              {columns.map((head) => (
                <Table.Th key={head}>{head}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data?.items.map((page) => (
              <Row
                key={page.id}
                page={page}
                onDuplicate={() =>
                  void act(async () => {
                    await duplicatePage(country, page.id);
                    return "Page created successfully.";
                  })
                }
                onDelete={() => setLeaving(page)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {data?.total === 0 && <p>No page matches.</p>}
      {data && data.total > data.pageSize && (
        <Pagination
          mt="md"
          total={Math.ceil(data.total / data.pageSize)}
          value={data.page}
          onChange={(page) => set({ page })}
        />
      )}
      {leaving && (
        <SureDialog
          title={`Delete “${leaving.name}”?`}
          text="The page and its blocks are gone for good."
          stay="Keep it"
          go="Delete the page"
          onStay={() => setLeaving(null)}
          onGo={() => void remove(leaving, {})}
        />
      )}
      {asked && (
        <ConflictDialog
          asked={asked}
          onConfirm={() =>
            void remove(asked.page, {
              ...asked.flags,
              ...(asked.refusal.key && flagsFor(asked.refusal.key)),
            })
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

/** The custom pages of one country: found, filtered, sorted, duplicated and deleted. */
export const PageList = ({ country }: { country: string }) => (
  <Queries>
    <Pages country={country} />
  </Queries>
);
