import type { Group, ShownGroup } from "../contract.ts";
import type { GroupWords } from "../parts/group-words.ts";
import { ageLabel, firstTimersText, gendersText, othersText, tripsText } from "./group-texts.ts";

type Props = Readonly<{ group: ShownGroup; words: GroupWords }>;

const People = ({ group, words }: Props) => (
  <ul className="group-people">
    {group.passengers.map((person, index) => {
      const [first, second] = tripsText(person, words);
      return (
        <li key={index}>
          <span
            className="group-figure"
            data-first={person.firstTimer === true}
            aria-hidden="true"
          />
          <b>{first}</b> {second}
        </li>
      );
    })}
  </ul>
);

const Total = ({ text, note }: Readonly<{ text: string; note: string }>) => (
  <div>
    <h4>{text}</h4>
    {note !== "" && <p>{note}</p>}
  </div>
);

const Ages = ({ group, words }: Props) =>
  group.ageBands.length === 0 ? null : (
    <section>
      <h4>{words.ages}</h4>
      <ul className="group-ages">
        {group.ageBands.map(({ ageBand, people }) => (
          <li key={ageBand}>
            <b>{people === 0 ? words.nobody : people}</b> {ageLabel(ageBand, words)}
          </li>
        ))}
      </ul>
    </section>
  );

const Shown = ({ group, words }: Props) => {
  const genders = gendersText(group, words);
  const unsaid = group.people - group.women - group.men;
  return (
    <div className="group-box" id="group-shown">
      <div className="group-head">
        <h3>{words.title}</h3>
        <small>{words.asOf}</small>
      </div>
      <People group={group} words={words} />
      <div className="group-totals">
        <Total text={firstTimersText(group, words)} note={othersText(group, words)} />
        {genders !== "" && (
          <Total
            text={genders}
            note={unsaid > 0 ? words.unsaid.replace("{n}", String(unsaid)) : ""}
          />
        )}
      </div>
      <Ages group={group} words={words} />
      <p className="group-foot">{words.foot}</p>
    </div>
  );
};

/** The group as who is signed in sees it without a script. The sentences say what bars say there. */
export const GroupShown = ({
  group,
  words,
  sheet,
}: Readonly<{ group: Group; words: GroupWords; sheet: string }>) => (
  <>
    <link rel="stylesheet" href={sheet} />
    {"passengers" in group ? (
      <Shown group={group} words={words} />
    ) : (
      <div className="group-box" id="group-shown">
        <h3>{words.fewTitle}</h3>
        <p>{words.fewText}</p>
      </div>
    )}
  </>
);
