import { useState } from "react";
import type { PriceFilterView } from "#features/content/search/parts/search-view.ts";

type Bounds = Readonly<{ min: number; max: number }>;

const Bars = ({ price, bounds }: { price: PriceFilterView; bounds: Bounds }) => {
  const highest = Math.max(1, ...price.bars);
  const step = (price.high - price.low) / price.bars.length;
  const isWithinBounds = (index: number) =>
    price.low + (index + 1) * step > bounds.min && price.low + index * step < bounds.max;
  return (
    <div className="price-bars" aria-hidden="true">
      {price.bars.map((bar, index) => (
        <i
          key={index}
          className={isWithinBounds(index) ? "price-bar price-bar-in" : "price-bar"}
          style={{ blockSize: `${bar === 0 ? 0 : Math.max(6, (bar / highest) * 100)}%` }}
        />
      ))}
    </div>
  );
};

const fieldOf = (handle: HTMLElement, name: string): HTMLInputElement | null =>
  handle.closest("fieldset")?.querySelector(`[name=${name}]`) ?? null;

const sidesOf = (price: PriceFilterView) =>
  [
    {
      side: "min",
      name: "priceMin",
      label: price.minLabel,
      value: price.min,
      end: price.low,
      placeholder: price.lowText,
    },
    {
      side: "max",
      name: "priceMax",
      label: price.maxLabel,
      value: price.max,
      end: price.high,
      placeholder: price.highText,
    },
  ] as const;

type Side = ReturnType<typeof sidesOf>[number];

/**
 * A histogram of the results' prices with two handles, and two fields in whole currency units. The
 * handles write into the fields, and the form submits only the fields. Without JavaScript, the
 * handles are hidden. There is no histogram when all prices are equal.
 */
export const PriceFilter = ({ price, form }: { price: PriceFilterView; form: string }) => {
  const { low, high } = price;
  const [moved, setMoved] = useState<{ price: PriceFilterView; bounds: Bounds } | null>(null);
  const queried = { min: price.min ?? low, max: price.max ?? high };
  const bounds = moved?.price === price ? moved.bounds : queried;
  const setBounds = (next: Bounds) => setMoved({ price, bounds: next });
  const sides = sidesOf(price);
  const within = (value: number) => Math.min(high, Math.max(low, value));
  const move = (side: Side, handle: HTMLInputElement) => {
    const dragged = Number(handle.value);
    const value =
      side.side === "min" ? Math.min(dragged, bounds.max) : Math.max(dragged, bounds.min);
    setBounds({ ...bounds, [side.side]: value });
    const field = fieldOf(handle, side.name);
    if (field) field.value = value === side.end ? "" : String(value);
  };
  /**
   * Fires the change event of a price field when the visitor releases the handle that belongs to
   * the field.
   */
  const notifyField = ({ name, value }: Side, handle: HTMLInputElement) => {
    const field = fieldOf(handle, name);
    if (!field || field.value === String(value ?? "")) return;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return (
    <fieldset className="filter-group">
      <legend>{price.title}</legend>
      {price.bars.filter(Boolean).length > 1 && (
        <div className="price-spread">
          <Bars price={price} bounds={bounds} />
          {sides.map((side) => (
            <input
              key={side.side}
              type="range"
              className="price-handle"
              aria-label={side.label}
              min={low}
              max={high}
              value={within(bounds[side.side])}
              onChange={({ currentTarget }) => move(side, currentTarget)}
              onPointerUp={({ currentTarget }) => notifyField(side, currentTarget)}
              onKeyUp={({ currentTarget }) => notifyField(side, currentTarget)}
            />
          ))}
        </div>
      )}
      <div className="price-fields">
        {sides.map(({ side, name, value, end, placeholder }) => (
          <label key={name} className={price.sign.isAfter ? "price-field-after" : undefined}>
            <span>{side === "min" ? price.fromLabel : price.toLabel}</span>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              form={form}
              name={name}
              maxLength={12}
              defaultValue={value ?? ""}
              placeholder={placeholder}
              onInput={({ currentTarget }) => {
                const digits = currentTarget.value.replace(/\D/g, "");
                setBounds({ ...bounds, [side]: Number(digits) || end });
              }}
            />
            <b>{price.sign.text}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
