import "#design/office/form/text-field.css";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import {
  type LexiconChoice,
  lexiconParameters,
  type UnreadGroup,
  type WordInput,
} from "../lexicon/lexicon-contract.ts";
import type { SentenceActs } from "./use-sentences.ts";

const titles: Readonly<Record<LexiconChoice["parameter"], string>> = {
  where: "Place",
  type: "Type of travel",
  style: "Style",
  mood: "Mood",
  badge: "Badge",
  season: "Season",
  age: "Ages",
  status: "Status",
  transport: "Transport",
  effort: "Effort",
  privateRoom: "Private room",
  discounted: "Offers",
  unique: "Unique",
};

/** Means nothing: the words are ignored. */
const ignored = "";

const toMeaning = (chosen: string): WordInput["means"] => {
  const [name, value = ""] = chosen.split("=");
  const parameter = lexiconParameters.find((each) => each === name);
  return parameter === undefined ? null : { parameter, value };
};

type FormProps = Readonly<{
  group: Pick<UnreadGroup, "words" | "suggestion">;
  choices: readonly LexiconChoice[];
  acts: SentenceActs;
  onDone: () => void;
}>;

/** Says what words mean, from then on in every sentence. */
export const WordForm = ({ group, choices, acts, onDone }: FormProps) => {
  const { suggestion } = group;
  const [words, setWords] = useState(group.words.slice(0, 60));
  const [chosen, setChosen] = useState(
    suggestion === null ? ignored : `${suggestion.parameter}=${suggestion.value}`,
  );
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (await acts.add({ words, means: toMeaning(chosen) })) onDone();
  };
  return (
    <form className="sentence-word" onSubmit={(event) => void add(event)}>
      <label>
        Words
        <input
          className="text-input"
          required
          maxLength={60}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </label>
      <label>
        Mean
        <select
          className="text-input"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value={ignored}>nothing: ignore them</option>
          {choices.map(({ parameter, options }) => (
            <optgroup key={parameter} label={titles[parameter]}>
              {options.map(({ value, label }) => (
                <option key={value} value={`${parameter}=${value}`}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Button type="submit" disabled={acts.isBusy}>
        Add the word
      </Button>
    </form>
  );
};
