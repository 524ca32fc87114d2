import { Badge, Button, Group, Table, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { pageCalls } from "./calls.ts";

/** The custom pages of one country. */
export const PageList = ({ country }: { country: string }) => {
  const [search, setSearch] = useState("");
  const { data, error } = useQuery({
    queryKey: ["custompages", country, search],
    queryFn: () => pageCalls(country).list(search),
  });
  return (
    <>
      <Group justify="space-between" mb="lg">
        <Title order={1} size={23}>
          Custom pages
        </Title>
        <Button component={Link} to="/custompages/new">
          Create page
        </Button>
      </Group>
      <TextInput
        label="Search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        mb="md"
        maw={360}
      />
      {error && <p role="alert">{error.message}</p>}
      <Table verticalSpacing="md" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {["Name", "Slug", "State", "Blocks", "Last change"].map((head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data?.items.map((page) => (
            <Table.Tr key={page.id}>
              <Table.Td>
                <Link to={`/custompages/${page.id}`}>{page.name}</Link>
              </Table.Td>
              <Table.Td>/{page.slug}</Table.Td>
              <Table.Td>
                <Badge variant={page.isPublished ? "filled" : "outline"}>
                  {page.isPublished ? "Published" : "Unpublished"}
                </Badge>
              </Table.Td>
              <Table.Td>{page.blockCount}</Table.Td>
              <Table.Td>{page.updatedAt.slice(0, 16).replace("T", " ")}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {data?.total === 0 && <p>No page matches.</p>}
    </>
  );
};
