import { Select } from "@mantine/core";
import type { OfficeConfig } from "./boot.ts";
import { Icon } from "./icons/icon.tsx";

/** The country that is worked on, with its market and where this installation runs. */
export const CountrySelect = ({
  config,
  country,
  onCountry,
}: Readonly<{ config: OfficeConfig; country: string; onCountry: (code: string) => void }>) => {
  const market = config.countries.find(({ code }) => code === country)?.market ?? "";
  const where = `${market} · ${config.environment}`;
  return (
    <Select
      className="country"
      aria-label="Country"
      aria-description={where}
      searchable
      allowDeselect={false}
      data={config.countries.map(({ code, label }) => ({ value: code, label }))}
      value={country}
      onChange={(code) => code && onCountry(code)}
      rightSection={
        <span className="country-where">
          {where}
          <Icon name="open" />
        </span>
      }
      rightSectionWidth={134}
      rightSectionPointerEvents="none"
      comboboxProps={{ withinPortal: false }}
    />
  );
};
