import "./layout-screen.css";
import { lazy, Suspense } from "react";
import { useOpenItem } from "#design/office/item-list/use-open-item.ts";
import { DraftFields } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraft } from "#design/office/record-page/state/use-draft.ts";
import { type LayoutArea, layoutSchemas } from "#features/assets/layout/contract.ts";
import type { LayoutInput } from "#features/assets/layout/record-contract.ts";
import {
  entriesOf,
  type Entry,
  entryTitle,
  isListed,
  type ListedArea,
} from "./entries/entry-changes.ts";
import { EntryForm } from "./entries/entry-form.tsx";
import { EntryList } from "./entries/entry-list.tsx";
import { MarketCards } from "./elsewhere/market-cards.tsx";

const LayoutPreview = lazy(() => import("./preview/layout-preview.tsx"));

const footerRest = {
  schema: layoutSchemas.footer,
  fields: {
    company: {
      description: "Company line",
      help: "Who runs the site, as the country’s law asks. {product} is the product’s name.",
    },
    legal: {
      description: "Legal links",
      help: "After the four legal pages: pages that the country’s law also asks for.",
    },
  },
};

const contacts = {
  schema: layoutSchemas.contacts,
  fields: {
    email: { description: "E-mail", isHalf: true },
    phone: { description: "Phone", isHalf: true },
    hours: { description: "Hours", help: "When somebody answers, in the market’s language." },
    address: { description: "Address" },
  },
};

type BodyProps = Readonly<{ country: string; area: LayoutArea }>;

const Preview = (props: React.ComponentProps<typeof LayoutPreview>) => (
  <Suspense fallback={<div className={`preview layout-preview layout-preview-${props.area}`} />}>
    <LayoutPreview {...props} />
  </Suspense>
);

/** Of an entry and of those under it. */
const namesOf = (entry: Entry): readonly string[] => [
  entryTitle(entry),
  ...("entries" in entry ? entry.entries.map(({ label }) => label) : []),
];

const ListedBody = ({ country, area }: Readonly<{ country: string; area: ListedArea }>) => {
  const entries = useDraft(({ edited }) => entriesOf(area, edited));
  const [open, setOpen] = useOpenItem("entry", entries.length);
  const opened = entries[open];
  return (
    <>
      <Preview
        country={country}
        area={area}
        marked={opened ? entryTitle(opened) || null : null}
        onWords={(words) => {
          const index = entries.findIndex((entry) => namesOf(entry).includes(words));
          if (index >= 0) setOpen(index);
        }}
      />
      <div className="layout-columns">
        <EntryList area={area} open={open} onOpen={setOpen} />
        <div>
          <EntryForm key={open} area={area} index={open} onOpen={setOpen} />
          {area === "footer" && (
            <div className="entry-fields layout-whole">
              <DraftFields<LayoutInput> declaration={footerRest} names={["company", "legal"]} />
            </div>
          )}
        </div>
      </div>
    </>
  );
};

const nothing = () => undefined;

/** One part of a market's layout: the markets, how it looks and what it is made of. */
export const LayoutBody = ({ country, area }: BodyProps) => (
  <div className="layout-part">
    <MarketCards />
    {isListed(area) ? (
      <ListedBody country={country} area={area} />
    ) : (
      <>
        <Preview country={country} area={area} marked={null} onWords={nothing} />
        <div className="layout-whole">
          <div className="entry-fields">
            <DraftFields<LayoutInput>
              declaration={contacts}
              names={["email", "phone", "hours", "address"]}
            />
          </div>
        </div>
      </>
    )}
  </div>
);
