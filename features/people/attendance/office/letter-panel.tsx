import { Button, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { Note } from "#design/office/screen/note.tsx";
import type { Language } from "#markets/market-type.ts";
import { counted } from "#platform/counted.ts";
import { type Audience, audiences } from "../desk/desk-contract.ts";
import { languageNames } from "./language-names.ts";
import { LetterPreview, LetterTextFields } from "./letter-text.tsx";
import { isWritten, type LetterOf, readersOf, useAudience, useLetter } from "./use-letter.ts";

const audienceNames: Readonly<Record<Audience, string>> = {
  all: "All",
  going: "Who come",
  waiting: "Who wait",
};

type MissingProps = Readonly<{
  missing: readonly Language[];
  readers: number;
  own: Language;
  onWrite: (language: Language) => void;
}>;

/** The languages without a text, and what their readers get instead. */
const Missing = ({ missing, readers, own, onWrite }: MissingProps) =>
  missing.length > 0 && (
    <div className="letter-missing">
      <p className="dim">
        {`${missing.map((each) => languageNames[each]).join(" and ")} missing: ${counted(readers, "person", "people")} would get ${languageNames[own]}.`}
      </p>
      {missing.map((each) => (
        <Button key={each} variant="subtle" size="compact-sm" onClick={() => onWrite(each)}>
          {`Write ${languageNames[each]}`}
        </Button>
      ))}
    </div>
  );

const consequencesFor = (people: number) =>
  [
    {
      icon: "mail",
      text: `${counted(people, "mail")} leave within a minute`,
      lines: ["To each alone; nobody sees another’s address."],
    },
    {
      icon: "history",
      text: "It stands in Mails, with who got it",
      lines: ["A refused address is shown there."],
    },
  ] as const;

const Written = ({
  audience,
  letter,
}: Readonly<{
  audience: NonNullable<ReturnType<typeof useAudience>>;
  letter: ReturnType<typeof useLetter>;
}>) => {
  const { languages, own } = audience;
  const { textIn, put, to } = letter;
  const [chosen, setChosen] = useState<Language>(own);
  const readers = languages.filter((each) => each.language === own || readersOf(each, to) > 0);
  const language = readers.some((each) => each.language === chosen) ? chosen : own;
  const missing = readers.filter(
    (each) => each.language !== own && !isWritten(textIn(each.language)),
  );
  return (
    <>
      <div>
        <p className="letter-label">
          What it says <span className="dim">in each one’s language</span>
        </p>
        <SegmentedControl
          aria-label="Language of the text"
          color="spruce"
          transitionDuration={0}
          value={language}
          onChange={(value) =>
            setChosen(readers.find((each) => each.language === value)?.language ?? own)
          }
          data={readers.map((each) => ({
            value: each.language,
            label: `${languageNames[each.language]} ${readersOf(each, to)}`,
          }))}
        />
      </div>
      <LetterTextFields text={textIn(language)} onChange={(text) => put(language, text)} />
      <Missing
        missing={missing.map((each) => each.language)}
        readers={missing.reduce((sum, each) => sum + readersOf(each, to), 0)}
        own={own}
        onWrite={setChosen}
      />
      {isWritten(textIn(language)) && <LetterPreview {...textIn(language)} />}
    </>
  );
};

/** A mail to those who come and wait: a text a language, how it reads, and how many get it. */
export const LetterPanel = (props: LetterOf) => {
  const audience = useAudience(props);
  const letter = useLetter(props);
  const [isAsking, setAsking] = useState(false);
  if (!audience) return null;
  const { to, setTo, send } = letter;
  const { total } = audience;
  const people = readersOf(total, to);
  const isLocked = letter.isBusy || !isWritten(letter.textIn(audience.own));
  return (
    <section className="letter" aria-labelledby="letter">
      <div>
        <h2 id="letter">{`Write to ${people}`}</h2>
        <p className="dim">{`${total.going} who come, ${total.waiting} who wait`}</p>
      </div>
      <div>
        <p className="letter-label">To</p>
        <SegmentedControl
          aria-label="To"
          color="spruce"
          transitionDuration={0}
          value={to}
          onChange={(value) => setTo(audiences.find((each) => each === value) ?? "all")}
          data={audiences.map((value) => ({
            value,
            label: `${audienceNames[value]} ${readersOf(total, value)}`,
          }))}
        />
      </div>
      <Written audience={audience} letter={letter} />
      {to === "all" && total.waiting > 0 && total.going > 0 && (
        <Note
          kind="warning"
          title={`${total.waiting} of them ${total.waiting === 1 ? "has" : "have"} no place.`}
        >
          <Button variant="subtle" size="compact-sm" onClick={() => setTo("going")}>
            {`Write to the ${total.going} only`}
          </Button>
        </Note>
      )}
      {people > 0 && <WhatWillHappen consequences={consequencesFor(people)} />}
      <div className="letter-foot">
        <Button variant="default" disabled={isLocked} onClick={() => void send(true)}>
          Send me a test
        </Button>
        <Button disabled={isLocked || people === 0} onClick={() => setAsking(true)}>
          {`Write to ${people}`}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Write to ${counted(people, "person", "people")}?`}
          text="The mails leave within a minute, and cannot be called back."
          cancelLabel="Not yet"
          confirmLabel={`Write to ${people}`}
          onConfirm={() => {
            setAsking(false);
            void send(false);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
};
