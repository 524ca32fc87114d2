import "#design/office/form/fields.css";
import "./new-page.css";
import { Button, Input } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { loadTemplates } from "../templates/template-api.ts";
import { NewPageAside } from "./new-page-aside.tsx";
import { StartGrid } from "./start-grid.tsx";
import { useNewPage } from "./use-new-page.ts";
import { foldText } from "#platform/texts/fold-text.ts";

export type NewPageDialogProps = Readonly<{
  country: string;
  onMade: (id: string) => void;
  onClose: () => void;
}>;

const useTemplates = (country: string) => {
  const [words, setWords] = useState("");
  const [isMine, setMine] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["templates", country, "of the dialog"],
    queryFn: () => loadTemplates(country, "template"),
    retry: false,
  });
  const all = data?.items ?? [];
  const query = foldText(words.trim());
  return {
    words,
    setWords,
    isMine,
    setMine,
    error,
    all,
    mine: all.filter((each) => each.isMine),
    isSearching: query !== "",
    shown: all.filter((each) => (!isMine || each.isMine) && foldText(each.name).includes(query)),
  };
};

const Filters = ({ templates }: Readonly<{ templates: ReturnType<typeof useTemplates> }>) => {
  const { words, setWords, isMine, setMine, all, mine } = templates;
  return (
    <div className="start-filters">
      <Input
        aria-label="Search templates"
        placeholder={all.length === 1 ? "Search 1 template" : `Search ${all.length} templates`}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <div role="group" aria-label="Made by">
        <button type="button" aria-pressed={!isMine} onClick={() => setMine(false)}>
          {`All ${all.length}`}
        </button>
        <button type="button" aria-pressed={isMine} onClick={() => setMine(true)}>
          {`Mine ${mine.length}`}
        </button>
      </div>
    </div>
  );
};

/** A new page begins with nothing, with a template, or with blocks of another page. */
const NewPageDialog = ({ country, onMade, onClose }: NewPageDialogProps) => {
  const templates = useTemplates(country);
  const state = useNewPage({ country, templates: templates.all, onMade });
  return (
    <OfficeDialog
      title="New page"
      size="large"
      headerExtra={
        <span className="new-page-hint">Start from a template. All of it can be changed.</span>
      }
      onClose={onClose}
    >
      <form
        className="new-page"
        onSubmit={(event) => {
          event.preventDefault();
          if (state.isReady && !state.isMaking) state.make();
        }}
      >
        <div className="new-page-starts">
          <Filters templates={templates} />
          <StartGrid
            templates={templates.shown}
            hasOthers={!templates.isSearching && !templates.isMine}
            country={country}
            start={state.start}
            onStart={state.setStart}
          />
          <p className="field-hint" role="status">
            {templates.error?.message ??
              (templates.isSearching && templates.shown.length === 0
                ? "No template matches."
                : "Templates are made under Template pages by super editors and administrators. Later changes there leave the blocks of your page alone; what a template fixes or forbids holds at each save.")}
          </p>
        </div>
        <div className="new-page-aside">
          <NewPageAside country={country} state={state} />
          <footer>
            <span>Starts unpublished</span>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              color="blaze.6"
              className="save"
              loading={state.isMaking}
              aria-disabled={!state.isReady}
              data-disabled={!state.isReady || undefined}
            >
              Create page
            </Button>
          </footer>
        </div>
      </form>
    </OfficeDialog>
  );
};

export default NewPageDialog;
