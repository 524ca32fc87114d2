import {
  Button,
  Checkbox,
  Group,
  Modal,
  Select,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { Page, PageInput, RuleError } from "../contract.ts";
import { robotsChoices } from "../contract.ts";
import { pageErrors } from "../rules.ts";
import { BlockForm } from "./block-form.tsx";
import { type CatalogueBlock, type Flags, flagsFor, pageCalls, Refused } from "./calls.ts";
import { duplicateBlock, moveBlock } from "./operations.ts";

type Loaded = Readonly<{
  country: string;
  stored: Page | null;
  start: PageInput;
  catalogue: readonly CatalogueBlock[];
}>;
type Asked = Readonly<{ refusal: Refused; flags: Flags; action: "save" | "delete" }>;

const say = (message: string, color = "spruce") => notifications.show({ message, color });

/** The errors of the page, worked out again 200 ms after the last change. */
const useErrors = (page: PageInput): readonly RuleError[] => {
  const [errors, setErrors] = useState<readonly RuleError[]>([]);
  useEffect(() => {
    // The blocks' own schemas are checked by the server, which answers with the same paths.
    const timer = setTimeout(() => setErrors(pageErrors(page, () => [])), 200);
    return () => clearTimeout(timer);
  }, [page]);
  return errors;
};

/** The editor of one page; `stored` is null for a page that is being created. */
export const PageEditor = ({ country, stored, start, catalogue }: Loaded) => {
  const navigate = useNavigate();
  const calls = pageCalls(country);
  const [kept, setKept] = useState(stored);
  const [page, setPage] = useState(start);
  const [clean, setClean] = useState(start);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [fromServer, setFromServer] = useState<readonly RuleError[]>([]);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const found = [...useErrors(page), ...fromServer];
  const changed = JSON.stringify(page) !== JSON.stringify(clean);

  const set = (part: Partial<PageInput>) => {
    setFromServer([]);
    setPage((before) => ({ ...before, ...part }));
  };
  const errorAt = (path: string) =>
    found.filter((error) => error.path === path).map((error) => error.message)[0];

  useEffect(() => {
    if (!changed) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [changed]);

  const refused = (error: unknown, flags: Flags, action: Asked["action"]) => {
    if (!(error instanceof Refused))
      say("The server could not be reached. Your edits are kept.", "orange");
    else if (error.key) setAsked({ refusal: error, flags, action });
    else if (error.status === 422) setFromServer(error.errors);
    else say(error.message, "orange");
  };

  const save = async (flags: Flags) => {
    const wrong = pageErrors(page, () => []);
    if (wrong.length > 0 || broken.size > 0 || busy) return;
    setBusy(true);
    setAsked(null);
    try {
      const saved = kept
        ? await calls.update(kept.id, kept.version, page, flags)
        : await calls.create(page, flags);
      setKept(saved);
      setClean(page);
      say(kept ? "Page updated successfully." : "Page created successfully.");
      if (!kept) await navigate(`/custompages/${saved.id}`);
    } catch (error) {
      refused(error, flags, "save");
    } finally {
      setBusy(false);
    }
  };

  const remove = async (flags: Flags) => {
    if (!kept) return;
    setAsked(null);
    try {
      await calls.remove(kept.id, flags);
      say("Page deleted successfully.");
      await navigate("/custompages");
    } catch (error) {
      refused(error, flags, "delete");
    }
  };

  const confirm = ({ refusal, flags, action }: Asked) => {
    const more = refusal.key ? { ...flags, ...flagsFor(refusal.key) } : flags;
    void (action === "save" ? save(more) : remove(more));
  };

  return (
    <Stack gap="md" maw={860}>
      <Group justify="space-between">
        <Title order={1} size={23}>
          {page.name || "New page"}
        </Title>
        <Group>
          {changed && <Text c="dimmed">Unsaved changes</Text>}
          {kept && (
            <Button variant="default" onClick={() => void remove({})}>
              Delete
            </Button>
          )}
          <Button
            color="blaze.6"
            onClick={() => void save({})}
            aria-disabled={found.length > 0}
            loading={busy}
          >
            Save
          </Button>
        </Group>
      </Group>
      {found.length > 0 && (
        <ul role="alert">
          {found.map((error) => (
            <li key={`${error.path} ${error.message}`}>{error.message}</li>
          ))}
        </ul>
      )}
      <TextInput
        label="Name"
        value={page.name}
        error={errorAt("name")}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextInput
        label="Slug"
        value={page.slug}
        error={errorAt("slug")}
        onChange={(event) => set({ slug: event.currentTarget.value })}
      />
      <TextInput
        label="Routing key"
        value={page.routingKey ?? ""}
        error={errorAt("routingKey")}
        onChange={(event) => set({ routingKey: event.currentTarget.value || null })}
      />
      <Group>
        <Checkbox
          label="Published"
          checked={page.isPublished}
          onChange={(event) => set({ isPublished: event.currentTarget.checked })}
        />
        <Checkbox
          label="Fixed"
          checked={page.isFixed}
          onChange={(event) => set({ isFixed: event.currentTarget.checked })}
        />
        <Checkbox
          label="Transparent header"
          checked={page.attributes.transparentHeader}
          onChange={(event) =>
            set({
              attributes: { ...page.attributes, transparentHeader: event.currentTarget.checked },
            })
          }
        />
        <Checkbox
          label="Hide layout"
          checked={page.attributes.hideLayout}
          onChange={(event) =>
            set({ attributes: { ...page.attributes, hideLayout: event.currentTarget.checked } })
          }
        />
      </Group>
      <TextInput
        label="SEO title"
        maxLength={120}
        value={page.seo.title}
        onChange={(event) => set({ seo: { ...page.seo, title: event.currentTarget.value } })}
      />
      <Textarea
        label="SEO description"
        maxLength={320}
        value={page.seo.description}
        onChange={(event) => set({ seo: { ...page.seo, description: event.currentTarget.value } })}
      />
      <Select
        label="Robots"
        data={[...robotsChoices]}
        value={page.seo.robots}
        allowDeselect={false}
        onChange={(robots) =>
          set({
            seo: {
              ...page.seo,
              robots: robotsChoices.find((one) => one === robots) ?? "index,follow",
            },
          })
        }
      />
      <Title order={2} size={22}>
        Blocks
      </Title>
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
        {page.blocks.map((block, index) => (
          <BlockForm
            key={block.id}
            block={block}
            label={catalogue.find((one) => one.name === block.blockType)?.label ?? block.blockType}
            position={index + 1}
            errors={found
              .filter((error) => error.path.startsWith(`blocks.${index}.`))
              .map((error) => error.message)}
            onChange={(edited) => set({ blocks: page.blocks.with(index, edited) })}
            onMove={(by) => set({ blocks: moveBlock(page.blocks, index, by) })}
            onDuplicate={() =>
              set({ blocks: duplicateBlock(page.blocks, index, crypto.randomUUID()) })
            }
            onRemove={() => set({ blocks: page.blocks.toSpliced(index, 1) })}
            onBroken={(is) =>
              setBroken((before) =>
                is
                  ? new Set([...before, block.id])
                  : new Set([...before].filter((id) => id !== block.id)),
              )
            }
          />
        ))}
      </Stack>
      <Select
        label="Add block"
        placeholder="Choose a block"
        value={null}
        data={catalogue.map(({ name, label }) => ({ value: name, label }))}
        onChange={(name) => {
          const chosen = catalogue.find((one) => one.name === name);
          if (!chosen) return;
          const block = {
            id: crypto.randomUUID(),
            blockType: chosen.name,
            content: chosen.content.default,
            enabled: true,
            schedule: null,
          };
          set({ blocks: [...page.blocks, block] });
        }}
      />
      <Modal opened={asked !== null} onClose={() => setAsked(null)} title="Before this goes on">
        <Text mb="md">{asked?.refusal.message}</Text>
        {asked?.refusal.redirect && (
          <Text mb="md" ff="monospace">
            {asked.refusal.redirect.from} → {asked.refusal.redirect.to ?? "410"}
          </Text>
        )}
        <Group>
          <Button data-autofocus onClick={() => setAsked(null)}>
            Go back
          </Button>
          <Button variant="default" onClick={() => asked && confirm(asked)}>
            {asked?.action === "delete" ? "Delete anyway" : "Save anyway"}
          </Button>
        </Group>
      </Modal>
    </Stack>
  );
};
