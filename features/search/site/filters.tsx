import { StatusChip } from "#features/tours/parts/status-chip.tsx";
import type {
  FilterGroup,
  FilterOption,
  PriceFilterView,
} from "#features/search/parts/search-view.ts";

/** A choice whose count is below zero has none to show. */
const Option = ({ name, option, form }: { name: string; option: FilterOption; form: string }) => {
  const isEmpty = option.count === 0 && !option.chosen;
  return (
    <label className={isEmpty ? "filter-option filter-empty" : "filter-option"}>
      <input
        type="checkbox"
        form={form}
        name={name}
        value={option.value}
        defaultChecked={option.chosen}
        aria-disabled={isEmpty || undefined}
      />
      {option.status ? (
        <StatusChip status={{ status: option.status, word: option.label }} />
      ) : (
        <span>{option.label}</span>
      )}
      {option.count >= 0 && <span className="filter-count">{option.count}</span>}
    </label>
  );
};

/** One group of choices; values of one filter add up, filters narrow each other. */
export const Group = ({ group, form }: { group: FilterGroup; form: string }) => (
  <fieldset
    id={`filter-${group.name}`}
    className={group.name === "age" ? "filter-group filter-segments" : "filter-group"}
  >
    {group.title && <legend>{group.title}</legend>}
    <div>
      {group.options.map((option) => (
        <Option key={option.value} name={group.name} option={option} form={form} />
      ))}
    </div>
  </fieldset>
);

/** The price: how the found prices are spread, and the two bounds in whole units. */
export const PriceFilter = ({ price, form }: { price: PriceFilterView; form: string }) => {
  const highest = Math.max(1, ...price.bars);
  const step = (price.high - price.low) / price.bars.length;
  const isIn = (index: number) =>
    price.low + (index + 1) * step > (price.min ?? 0) &&
    price.low + index * step < (price.max ?? Infinity);
  return (
    <fieldset className="filter-group">
      <legend>{price.title}</legend>
      <div className="price-bars" aria-hidden="true">
        {price.bars.map((bar, index) => (
          <i
            key={index}
            className={isIn(index) ? "price-bar price-bar-in" : "price-bar"}
            style={{ blockSize: `${bar === 0 ? 0 : Math.max(6, (bar / highest) * 100)}%` }}
          />
        ))}
      </div>
      <div className="price-fields">
        {(
          [
            ["priceMin", price.minLabel, price.min, price.low],
            ["priceMax", price.maxLabel, price.max, price.high],
          ] as const
        ).map(([name, label, value, hint]) => (
          <label key={name}>
            <span>{label}</span>
            <input
              type="number"
              inputMode="numeric"
              form={form}
              name={name}
              min={0}
              max={99_999}
              defaultValue={value ?? ""}
              placeholder={String(hint)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
