import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#design/office/toast.ts";
import type { Language } from "#markets/market-type.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import { countAudience, writeToSignUps } from "../desk/calls.ts";
import type { Audience, AudienceCounts, Letter, LetterText } from "../desk/desk-contract.ts";

export type LetterOf = Readonly<{ country: string; eventId: string }>;

type Texts = Partial<Record<Language, LetterText>>;
type Readers = AudienceCounts["languages"][number];

const noText: LetterText = { subject: "", text: "" };

export const isWritten = ({ subject, text }: LetterText): boolean =>
  subject.trim() !== "" && text.trim() !== "";

/** How many of a language are written to. */
export const readersOf = ({ going, waiting }: Omit<Readers, "language">, to: Audience): number =>
  (to === "waiting" ? 0 : going) + (to === "going" ? 0 : waiting);

const writtenIn = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => isWritten(text)));

const totalOf = (languages: readonly Readers[]) => ({
  going: languages.reduce((sum, { going }) => sum + going, 0),
  waiting: languages.reduce((sum, { waiting }) => sum + waiting, 0),
});

export const useAudience = ({ country, eventId }: LetterOf) => {
  const { data } = useQuery({
    queryKey: ["event-audience", country, eventId],
    queryFn: () => call(countAudience, { country, id: eventId }),
    retry: false,
  });
  const [own] = data?.languages ?? [];
  return data && own
    ? { own: own.language, languages: data.languages, total: totalOf(data.languages) }
    : null;
};

/** The texts of a mail as they are written, to whom it goes, and its sending. */
export const useLetter = ({ country, eventId }: LetterOf) => {
  const [texts, setTexts] = useState<Texts>({});
  const [to, setTo] = useState<Audience>("all");
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const send = async (isTest: boolean) => {
    setBusy(true);
    const body: Letter = { to, isTest, texts: writtenIn(texts) };
    try {
      const { mails } = await call(writeToSignUps, { country, id: eventId }, { body });
      toast.success(
        isTest ? "A test is on its way to you." : `${counted(mails, "mail")} leave now.`,
      );
      if (!isTest) {
        setTexts({});
        void client.invalidateQueries({ queryKey: ["event-mails"] });
      }
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "This did not work.");
    }
    setBusy(false);
  };
  return {
    textIn: (language: Language): LetterText => texts[language] ?? noText,
    put: (language: Language, text: LetterText) => setTexts({ ...texts, [language]: text }),
    to,
    setTo,
    isBusy,
    send,
  };
};
