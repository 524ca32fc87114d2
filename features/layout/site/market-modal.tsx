import { useLocation } from "react-router";
import { Dialog } from "#design/dialog.tsx";
import { Icon } from "#design/icons.tsx";
import type { Alternates, ShellView } from "../parts/shell-view.ts";

/** The id by which buttons open the modal. */
export const marketModal = "markets";

type MarketLink = Readonly<{
  href: string;
  sign: string;
  name: string;
  facts: string;
  note?: string | null;
  chosen: boolean;
  lang?: string;
}>;

const ChoiceRow = ({ href, sign, name, facts, note, chosen, lang }: MarketLink) => (
  <li>
    <a
      className="choice"
      href={href}
      aria-current={chosen ? "true" : undefined}
      lang={lang}
      hrefLang={lang}
      rel={lang ? undefined : "nofollow"}
    >
      <span className="choice-sign" aria-hidden="true">
        {sign}
      </span>
      <span className="choice-words">
        <span className="choice-name">{name}</span>
        <span className="choice-facts">{facts}</span>
        {note && <span className="choice-facts">{note}</span>}
      </span>
      {chosen && <Icon name="check" size={22} />}
    </a>
  </li>
);

type Props = Readonly<{
  shell: ShellView;
  /** The same page in the other markets that have it, by `hreflang`. */
  alternates: Alternates;
}>;

/**
 * Language and community, and the currency that prices are read in. Every choice is a link, so it
 * works without JavaScript; the tabs are two radios whose panels CSS shows.
 */
export const MarketModal = ({ shell, alternates }: Props) => {
  const { modal, market } = shell;
  const { pathname, search } = useLocation();
  const withCurrency = (code: string) => {
    const query = new URLSearchParams(search);
    query.set("currency", code);
    return `${pathname}?${query}`;
  };
  return (
    <Dialog id={marketModal} title={modal.title} close={shell.nav.close} className="market-modal">
      <fieldset className="tabs">
        <legend className="sr-only">{modal.title}</legend>
        <label className="tab">
          <input type="radio" name="market-tab" value="language" defaultChecked />
          {modal.language}
        </label>
        <label className="tab">
          <input type="radio" name="market-tab" value="currency" />
          {modal.currency}
        </label>
      </fieldset>
      <section className="tab-panel" data-tab="language" aria-label={modal.language}>
        <ul className="choices">
          {modal.markets.map(({ id, code, name, facts, home, htmlLang, hreflang }) => (
            <ChoiceRow
              key={id}
              href={alternates[hreflang] ?? home}
              sign={code}
              name={name}
              facts={facts}
              chosen={id === market}
              lang={htmlLang}
            />
          ))}
        </ul>
        <p className="modal-hint">
          <Icon name="globe" />
          {modal.languageHint}
        </p>
      </section>
      <section className="tab-panel" data-tab="currency" aria-label={modal.currency}>
        <ul className="choices">
          {modal.currencies.map(({ code, sign, name, facts, note }) => (
            <ChoiceRow
              key={code}
              href={withCurrency(code)}
              sign={sign}
              name={name}
              facts={facts}
              note={note}
              chosen={code === modal.shown}
            />
          ))}
        </ul>
        <p className="modal-hint">
          <Icon name="wallet" />
          {modal.currencyHint}
        </p>
      </section>
    </Dialog>
  );
};
