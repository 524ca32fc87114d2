import { Dialog } from "#design/elements/dialog.tsx";
import { Icon } from "#design/icons.tsx";
import { usePageAddress } from "#design/link-params/page-address.ts";
import type { Alternates, ShellView } from "../parts/shell-view.ts";

export const marketModalId = "markets";

type ChoiceRowProps = Readonly<{
  href: string;
  symbol: string;
  name: string;
  details: string;
  note?: string | null;
  isChosen: boolean;
  lang?: string;
}>;

const ChoiceRow = ({ href, symbol, name, details, note, isChosen, lang }: ChoiceRowProps) => (
  <li>
    <a
      className="choice"
      href={href}
      aria-current={isChosen ? "true" : undefined}
      lang={lang}
      hrefLang={lang}
      rel={lang ? undefined : "nofollow"}
    >
      <span className="choice-symbol" aria-hidden="true">
        {symbol}
      </span>
      <span className="choice-text">
        <span className="choice-name">{name}</span>
        <span className="choice-details">{details}</span>
        {note && <span className="choice-details">{note}</span>}
      </span>
      {isChosen && <Icon name="check" size={22} />}
    </a>
  </li>
);

type Props = Readonly<{
  shell: ShellView;
  alternates: Alternates;
}>;

/**
 * Chooses market and currency. Every choice is a link and the tabs are radios whose panels CSS
 * shows, so that the dialog works without JavaScript.
 */
export const MarketModal = ({ shell, alternates }: Props) => {
  const { modal, market } = shell;
  const { path, query: present } = usePageAddress();
  const withCurrency = (code: string) => {
    const query = new URLSearchParams(present);
    query.set("currency", code);
    return `${path}?${query}`;
  };
  return (
    <Dialog id={marketModalId} title={modal.title} close={shell.nav.close} className="market-modal">
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
          {modal.markets.map(({ id, code, name, details, home, htmlLang, hreflang }) => (
            <ChoiceRow
              key={id}
              href={alternates[hreflang] ?? home}
              symbol={code}
              name={name}
              details={details}
              isChosen={id === market}
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
          {modal.currencies.map(({ code, symbol, name, details, note }) => (
            <ChoiceRow
              key={code}
              href={withCurrency(code)}
              symbol={symbol}
              name={name}
              details={details}
              note={note}
              isChosen={code === modal.displayCurrency}
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
