export type CountryButtonProps = Readonly<{
  /** The code of the country that staff work on, and its name. */
  country: string;
  label: string;
  className: string;
  isOpen: boolean;
  onOpen: () => void;
}>;

/** Says which country staff work on where the menu is closed, and opens it. */
export const CountryButton = (props: CountryButtonProps) => {
  const { country, label, className, isOpen, onOpen } = props;
  const code = country.toUpperCase();
  return (
    <button
      type="button"
      className={className}
      aria-label={`${code}, ${label}: open the menu`}
      aria-expanded={isOpen}
      aria-controls="sidebar"
      onClick={onOpen}
    >
      {code}
    </button>
  );
};
