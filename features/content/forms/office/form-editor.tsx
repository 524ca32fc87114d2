import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { IconButton } from "#design/office/icons.tsx";
import { recordTitle } from "#design/office/record-page/record-title.ts";
import { RecordPage } from "#design/office/record-page/record-page.tsx";
import { type GoTo, usePageTabs } from "#design/office/record-page/tabs.ts";
import { useRecordPage } from "#design/office/record-page/use-record-page.ts";
import type { FormInput, FormRecord } from "#features/content/forms/contract.ts";
import { type VersionedAnswer } from "#platform/browser/call-api.ts";
import { call } from "#platform/browser/call.ts";
import { listFormPages } from "../calls.ts";
import { listSubmissions } from "../submissions/calls.ts";
import { FieldsTab } from "./fields/fields-tab.tsx";
import { ChoiceCountsContext, useChoiceCounts } from "./record/choice-counts.ts";
import { formRecord } from "./record/form-record.ts";
import { completenessOf, type FormTab, tabsOfForm } from "./record/form-tabs.ts";
import { asForm } from "./record/use-form.ts";
import { SubmissionsTab } from "./submissions/submissions-tab.tsx";
import { AfterTab } from "./tabs/after-tab.tsx";
import { RulesTab } from "./tabs/rules-tab.tsx";
import { WhereTab } from "./tabs/where-tab.tsx";

export type FormEditorProps = Readonly<{
  country: string;
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
  /** Null for a new form. */
  initial: VersionedAnswer<FormRecord> | null;
  onCreated: (id: string) => void;
}>;

/** The field of the form to which a part of the draft belongs. */
const placeOf = (path: string): Readonly<Record<string, string>> => {
  const [, index] = /^fields\.(\d+)/.exec(path) ?? [];
  return index === undefined ? {} : { field: `${Number(index) + 1}` };
};

const useFacts = (country: string, id: string | null) => {
  const users = useQuery({
    queryKey: ["form pages", country, id],
    queryFn: () => call(listFormPages, { country, id: id ?? "" }),
    enabled: id !== null,
    retry: false,
  });
  const submissions = useQuery({
    queryKey: ["submissions", country, "count", id],
    queryFn: () => call(listSubmissions, { country, id: id ?? "" }, { query: { pageSize: 1 } }),
    enabled: id !== null,
    retry: false,
  });
  return { id, users: users.data, submissions: submissions.data?.total };
};

type Facts = ReturnType<typeof useFacts>;

type Page = Readonly<{ state: ReturnType<typeof useRecordPage<FormInput>>; facts: Facts }>;

const useFormTabs = ({ state, facts }: Page) => {
  const form = useStore(state.store, ({ edited }) => asForm(edited));
  const { id, users, submissions } = facts;
  const list = useMemo(
    () => tabsOfForm(form, { id, users, submissions }),
    [form, id, users, submissions],
  );
  const completeness = useMemo(
    () => completenessOf(form, { id, users, submissions }),
    [form, id, users, submissions],
  );
  return { form, tabs: usePageTabs(list, placeOf), completeness };
};

type TabProps = Readonly<{
  tab: FormTab;
  country: string;
  site: string | null;
  facts: Facts;
  isPreviewing: boolean;
}>;

const TabContent = ({ tab, country, site, facts, isPreviewing }: TabProps) => {
  const { id, users, submissions = 0 } = facts;
  switch (tab) {
    case "fields":
      return <FieldsTab country={country} submissions={submissions} isPreviewing={isPreviewing} />;
    case "rules":
      return <RulesTab />;
    case "after":
      return <AfterTab />;
    case "submissions":
      return id === null ? null : <SubmissionsTab country={country} formId={id} site={site} />;
    case "where":
      return <WhereTab users={users} site={site} />;
  }
};

/** A form on a page of its own. */
export const FormEditor = ({ country, site, initial, onCreated }: FormEditorProps) => {
  const navigate = useNavigate();
  // The tabs follow from the draft, and the draft's errors lead to tabs: the way there comes late.
  const late = useRef<GoTo>(() => undefined);
  const goTo = useCallback<GoTo>((path, takesFocus) => late.current(path, takesFocus), []);
  const state = useRecordPage<FormInput>({
    declaration: formRecord,
    country,
    initial,
    onSaved: ({ id }) => {
      if (initial !== null) return;
      onCreated(id);
      void navigate(`/new-form-builder/${id}`, { replace: true });
    },
    onDeleted: () => void navigate("/new-form-builder"),
    onError: goTo,
  });
  const stored = state.submission.stored?.body ?? null;
  const facts = useFacts(country, stored?.id ?? null);
  const counts = useChoiceCounts(country, facts.id);
  const { form, tabs, completeness } = useFormTabs({ state, facts });
  useEffect(() => {
    late.current = tabs.goTo;
  });
  const [isPreviewing, setPreviewing] = useState(false);
  const page = facts.users?.find(({ isPublished }) => isPublished) ?? null;
  const isLive = stored?.isOpen === true;
  return (
    <RecordPage
      declaration={formRecord}
      state={state}
      tabs={tabs}
      title={recordTitle(form.name, stored !== null, "form")}
      path={page ? `form · /${page.slug}` : "form"}
      publicUrl={isLive && page && site !== null ? `${site}/${page.slug}` : null}
      tag={
        <span className="tag state" data-kind={isLive ? "live" : "quiet"}>
          {isLive ? "Live" : "Closed"}
        </span>
      }
      actions={
        <IconButton
          icon="eye"
          label="Live preview"
          isPressed={isPreviewing}
          onClick={() => {
            setPreviewing(!isPreviewing);
            if (tabs.tab !== "fields") tabs.goTo("fields", false);
          }}
        />
      }
      completeness={completeness}
    >
      <ChoiceCountsContext value={counts}>
        <TabContent
          tab={tabs.tab as FormTab}
          country={country}
          site={site}
          facts={facts}
          isPreviewing={isPreviewing}
        />
      </ChoiceCountsContext>
    </RecordPage>
  );
};
