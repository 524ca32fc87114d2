import { useState } from "react";
import type { PriceFilterView } from "#features/search/parts/search-view.ts";

type Bounds = Readonly<{ min: number; max: number }>;

const Bars = ({ price, bounds }: { price: PriceFilterView; bounds: Bounds }) => {
  const highest = Math.max(1, ...price.bars);
  const step = (price.high - price.low) / price.bars.length;
  const isIn = (index: number) =>
    price.low + (index + 1) * step > bounds.min && price.low + index * step < bounds.max;
  return (
    <div className="price-bars" aria-hidden="true">
      {price.bars.map((bar, index) => (
        <i
          key={index}
          className={isIn(index) ? "price-bar price-bar-in" : "price-bar"}
          style={{ blockSize: `${bar === 0 ? 0 : Math.max(6, (bar / highest) * 100)}%` }}
        />
      ))}
    </div>
  );
};

const fieldOf = (handle: HTMLElement, name: string): HTMLInputElement | null =>
  handle.closest("fieldset")?.querySelector(`[name=${name}]`) ?? null;

/**
 * The price: how the found prices are spread, two handles over it, and the two bounds in whole
 * units. The handles write into the fields, which alone are sent; without JavaScript they are away.
 * One price alone has nothing to be spread over.
 */
export const PriceFilter = ({ price, form }: { price: PriceFilterView; form: string }) => {
  const { low, high } = price;
  const [moved, setMoved] = useState<{ price: PriceFilterView; bounds: Bounds } | null>(null);
  const told = { min: price.min ?? low, max: price.max ?? high };
  const bounds = moved?.price === price ? moved.bounds : told;
  const setBounds = (next: Bounds) => setMoved({ price, bounds: next });
  const sides = [
    {
      side: "min",
      name: "priceMin",
      label: price.minLabel,
      value: price.min,
      end: low,
      shown: price.lowText,
    },
    {
      side: "max",
      name: "priceMax",
      label: price.maxLabel,
      value: price.max,
      end: high,
      shown: price.highText,
    },
  ] as const;
  const within = (value: number) => Math.min(high, Math.max(low, value));
  const move = (side: (typeof sides)[number], handle: HTMLInputElement) => {
    const wanted = Number(handle.value);
    const value = side.side === "min" ? Math.min(wanted, bounds.max) : Math.max(wanted, bounds.min);
    setBounds({ ...bounds, [side.side]: value });
    const field = fieldOf(handle, side.name);
    if (field) field.value = value === side.end ? "" : String(value);
  };
  /** A handle that comes to rest says so for its field. */
  const rest = ({ name, value }: (typeof sides)[number], handle: HTMLInputElement) => {
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
              className={`price-handle price-handle-${side.side}`}
              aria-label={side.label}
              min={low}
              max={high}
              value={within(bounds[side.side])}
              onChange={({ currentTarget }) => move(side, currentTarget)}
              onPointerUp={({ currentTarget }) => rest(side, currentTarget)}
              onKeyUp={({ currentTarget }) => rest(side, currentTarget)}
            />
          ))}
        </div>
      )}
      <div className="price-fields">
        {sides.map(({ side, name, value, end, shown }) => (
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
              placeholder={shown}
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
