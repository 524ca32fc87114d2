import "./faqs.css";
import { useSearchParams } from "react-router";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { RecordPanel } from "#design/office/record/record-panel.tsx";
import { keyName } from "#design/office/palette/keys.ts";
import { RecordHistory } from "#features/records/audit/parts/record-history.tsx";
import { type FaqInput, faqCategories } from "#features/catalogue/faqs/contract.ts";
import { SupportTagsButton } from "#features/company/settings/pickers/setting-button.tsx";
import { ContentList } from "#features/catalogue/content-tabs/parts/content-list.tsx";
import { ContentTabs } from "#features/catalogue/content-tabs/parts/content-tabs.tsx";
import type { ContentsProps } from "#features/catalogue/content-tabs/parts/contents-props.ts";
import { faqList } from "./faq-list.tsx";
import { faqRecords } from "./faq-record.ts";

const severalList = faqList(null);
const lists = {
  general: faqList("general"),
  itinerary: faqList("itinerary"),
  destination: faqList("destination"),
} as const;

const OrderNote = ({ isOrdered }: { isOrdered: boolean }) => (
  <p className="content-quiet faq-note">
    {isOrdered ? (
      <>
        The order here is the order on the site. Drag, type a number, or{" "}
        <kbd>{keyName("alt+arrowup")}</kbd> <kbd>{keyName("alt+arrowdown")}</kbd> in a row: each
        move is saved at once and read aloud.
      </>
    ) : (
      "Open a category to put its questions in order."
    )}
  </p>
);

/** A new question begins with what visitors have asked, where a screen leads here with it. */
const withQuestion = (
  declaration: (typeof faqRecords)["general"],
  question: string,
): (typeof faqRecords)["general"] =>
  question === "" ? declaration : { ...declaration, empty: { ...declaration.empty, question } };

const Faqs = ({ country, isAdmin }: ContentsProps) => {
  const [query] = useSearchParams();
  const question = query.get("question")?.slice(0, 200) ?? "";
  const category = faqCategories.find((each) => each === query.get("category")) ?? null;
  return (
    <ListScreen
      declaration={category === null ? severalList : lists[category]}
      country={country}
      actions={isAdmin && <SupportTagsButton country={country} />}
      tabs={<ContentTabs country={country} current="faqs" />}
      panel={({ id, refresh, close }) =>
        id !== null && (
          <RecordPanel<FaqInput>
            declaration={withQuestion(faqRecords[category ?? "general"], question)}
            country={country}
            id={id}
            onClose={close}
            onSaved={(record) => {
              void refresh();
              if (record.id !== id) close();
            }}
            onDeleted={() => {
              void refresh();
              close();
            }}
            {...(isAdmin && {
              history: ({ id: entityId }) => (
                <RecordHistory country={country} entity="faq" entityId={entityId} />
              ),
            })}
          />
        )
      }
      panelWidth={470}
      foot={<OrderNote isOrdered={category !== null} />}
    />
  );
};

const FaqsScreen = (props: ContentsProps) => (
  <ContentList type="faqs">
    <Faqs {...props} />
  </ContentList>
);

export default FaqsScreen;
