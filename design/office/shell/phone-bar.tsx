import { Wordmark } from "#design/wordmark.tsx";
import { useOpenPalette } from "#design/office/palette/commands.tsx";
import { CountryButton } from "./country/country-button.tsx";
import { Icon } from "./menu-icon.tsx";

export type PhoneBarProps = Readonly<{
  product: string;
  /** Its code and its name. */
  country: string;
  countryLabel: string;
  isOpen: boolean;
  open: () => void;
  close: () => void;
}>;

/** The bar above each screen of a phone: the menu, the country, and the way to everything else. */
export const PhoneBar = (props: PhoneBarProps) => {
  const { product, country, countryLabel, isOpen, open, close } = props;
  const openPalette = useOpenPalette();
  return (
    <header className="phone-bar">
      <button
        type="button"
        className="phone-button"
        aria-label={isOpen ? "Close menu" : "Open menu"}
        aria-expanded={isOpen}
        aria-controls="sidebar"
        onClick={isOpen ? close : open}
      >
        <Icon name={isOpen ? "close" : "menu"} />
      </button>
      <Wordmark product={product} />
      <CountryButton
        country={country}
        label={countryLabel}
        className="phone-button phone-country"
        isOpen={isOpen}
        onOpen={open}
      />
      <button
        type="button"
        className="phone-button"
        aria-label="Go to anything"
        onClick={() => openPalette("palette")}
      >
        <Icon name="search" />
      </button>
    </header>
  );
};
