import "#design/office/form/text-field.css";
import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { toast } from "#design/office/toast.ts";
import type { Language } from "#markets/market-type.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import { countAudience, writeToSignUps } from "../desk/calls.ts";
import type { Audience, AudienceCounts, Letter, LetterText } from "../desk/desk-contract.ts";
import { languageNames } from "./language-names.ts";

const noText: LetterText = { subject: "", text: "" };

const audienceNames: Readonly<Record<Audience, string>> = {
  all: "All",
  going: "Who come",
  waiting: "Who wait",
};

const readersOf = ({ going, waiting }: AudienceCounts["languages"][number], to: Audience): number =>
  (to === "waiting" ? 0 : going) + (to === "going" ? 0 : waiting);

const isWritten = ({ subject, text }: LetterText): boolean =>
  subject.trim() !== "" && text.trim() !== "";

type Texts = Partial<Record<Language, LetterText>>;

const writtenIn = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => isWritten(text)));

type LanguageTextProps = Readonly<{
  language: Language;
  readers: number;
  text: LetterText;
  onChange: (text: LetterText) => void;
}>;

const LanguageText = ({ language, readers, text, onChange }: LanguageTextProps) => {
  const id = useId();
  return (
    <fieldset className="letter-text">
      <legend>{`${languageNames[language]}, ${counted(readers, "reader")}`}</legend>
      <label htmlFor={`${id}-subject`}>Subject</label>
      <input
        id={`${id}-subject`}
        className="text-input"
        value={text.subject}
        maxLength={120}
        onChange={({ currentTarget }) => onChange({ ...text, subject: currentTarget.value })}
      />
      <label htmlFor={`${id}-text`}>Text</label>
      <textarea
        id={`${id}-text`}
        className="text-input"
        rows={6}
        value={text.text}
        maxLength={4000}
        onChange={({ currentTarget }) => onChange({ ...text, text: currentTarget.value })}
      />
    </fieldset>
  );
};

const Missing = ({ missing, own }: { missing: AudienceCounts["languages"]; own: Language }) =>
  missing.length > 0 && (
    <p className="dim">
      {`${missing.map(({ language }) => languageNames[language]).join(" and ")} missing: they would get ${languageNames[own]}.`}
    </p>
  );

type LetterPanelProps = Readonly<{ country: string; eventId: string }>;

const useAudience = ({ country, eventId }: LetterPanelProps) =>
  useQuery({
    queryKey: ["event-audience", country, eventId],
    queryFn: () => call(countAudience, { country, id: eventId }),
    retry: false,
  });

const useLetter = ({ country, eventId }: LetterPanelProps) => {
  const [texts, setTexts] = useState<Texts>({});
  const [to, setTo] = useState<Audience>("all");
  const [isBusy, setBusy] = useState(false);
  const send = async (isTest: boolean) => {
    setBusy(true);
    const body: Letter = { to, isTest, texts: writtenIn(texts) };
    try {
      const { mails } = await call(writeToSignUps, { country, id: eventId }, { body });
      toast.success(
        isTest ? "A test is on its way to you." : `${counted(mails, "mail")} leave now.`,
      );
      if (!isTest) setTexts({});
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "This did not work.");
    }
    setBusy(false);
  };
  return { texts, setTexts, to, setTo, isBusy, send };
};

/** A mail to those who come and wait: a text a language, a test to oneself, and how many get it. */
export const LetterPanel = (props: LetterPanelProps) => {
  const { data } = useAudience(props);
  const { texts, setTexts, to, setTo, isBusy, send } = useLetter(props);
  const [isAsking, setAsking] = useState(false);
  if (!data) return null;
  const [own] = data.languages;
  if (!own) return null;
  const people = data.languages.reduce((sum, each) => sum + readersOf(each, to), 0);
  const missing = data.languages.filter(
    (each) => readersOf(each, to) > 0 && !isWritten(texts[each.language] ?? noText),
  );
  const isLocked = isBusy || !isWritten(texts[own.language] ?? noText);
  return (
    <section className="letter" aria-labelledby="letter">
      <h2 id="letter">{`Write to ${people}`}</h2>
      <NativeSelect
        label="To"
        value={to}
        onChange={({ currentTarget: { value } }) => {
          if (value === "all" || value === "going" || value === "waiting") setTo(value);
        }}
        data={Object.entries(audienceNames).map(([value, label]) => ({ value, label }))}
      />
      {data.languages.map((each) => (
        <LanguageText
          key={each.language}
          language={each.language}
          readers={readersOf(each, to)}
          text={texts[each.language] ?? noText}
          onChange={(text) => setTexts({ ...texts, [each.language]: text })}
        />
      ))}
      <Missing
        missing={missing.filter(({ language }) => language !== own.language)}
        own={own.language}
      />
      <p className="dim">Each gets a mail alone; nobody sees another’s address.</p>
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
