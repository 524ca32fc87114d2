import type { Group, ShownGroup } from "../contract.ts";
import type { GroupWords } from "../parts/group-words.ts";
import { ageLabel, firstTimersText, gendersText, othersText, tripsText } from "./group-texts.ts";

type Child = Node | string | null;

const element = (tag: string, className: string, ...children: readonly Child[]): HTMLElement => {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children.filter((child) => child !== null));
  return made;
};

const figure = (isFirst: boolean): HTMLElement => {
  const made = element("span", "group-figure");
  made.dataset["first"] = String(isFirst);
  made.ariaHidden = "true";
  return made;
};

const people = ({ passengers }: ShownGroup, words: GroupWords): HTMLElement =>
  element(
    "ul",
    "group-people",
    ...passengers.map((person) => {
      const [first, second] = tripsText(person, words);
      const name = element("b", "", first);
      return element("li", "", figure(person.firstTimer === true), name, " ", second);
    }),
  );

/** A share of the group as a bar; the sentence beside it says the same. */
const bar = (share: number): HTMLElement => {
  const made = element("span", "group-bar");
  made.style.setProperty("--share", `${Math.round(share * 100)}%`);
  made.ariaHidden = "true";
  return made;
};

const total = (text: string, share: number | null, note: string): HTMLElement =>
  element(
    "div",
    "",
    element("h4", "", text),
    share === null ? null : bar(share),
    note === "" ? null : element("p", "", note),
  );

const ages = ({ ageBands, people: all }: ShownGroup, words: GroupWords): HTMLElement | null => {
  if (ageBands.length === 0) return null;
  const bands = ageBands.map(({ ageBand, people: count }) => {
    const column = element("span", "group-column");
    column.style.setProperty("--people", String(count));
    column.ariaHidden = "true";
    const number = element("b", "", count === 0 ? words.nobody : String(count));
    return element("li", "", number, " ", column, " ", ageLabel(ageBand, words));
  });
  const unsaid = all - ageBands.reduce((sum, { people: count }) => sum + count, 0);
  return element(
    "section",
    "",
    element("h4", "", words.ages),
    element("ul", "group-ages", ...bands),
    unsaid > 0 ? element("p", "", words.unsaid.replace("{n}", String(unsaid))) : null,
  );
};

const drawShown = (group: ShownGroup, words: GroupWords): HTMLElement => {
  const genders = gendersText(group, words);
  const unsaid = group.people - group.women - group.men;
  return element(
    "div",
    "group-box",
    element("div", "group-head", element("h3", "", words.title), element("small", "", words.asOf)),
    people(group, words),
    element(
      "div",
      "group-totals",
      total(
        firstTimersText(group, words),
        group.firstTimers / group.people,
        othersText(group, words),
      ),
      genders === ""
        ? null
        : total(
            genders,
            group.women / (group.women + group.men),
            unsaid > 0 ? words.unsaid.replace("{n}", String(unsaid)) : "",
          ),
    ),
    ages(group, words),
    element("p", "group-foot", words.foot),
  );
};

/** The group as who is signed in sees it. */
export const drawGroup = (group: Group, words: GroupWords): HTMLElement => {
  const box =
    "passengers" in group
      ? drawShown(group, words)
      : element(
          "div",
          "group-box",
          element("h3", "", words.fewTitle),
          element("p", "", words.fewText),
        );
  box.id = "group-info";
  return box;
};
