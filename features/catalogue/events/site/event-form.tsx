import { LinkParamFields } from "#design/link-params/link-param-fields.tsx";
import type { EventFormView } from "./events-view.ts";

/** City and days. It is sent only by its button, so that trying the choices moves nobody away. */
export const EventForm = ({ form }: { form: EventFormView }) => (
  <form action={form.path} method="get" className="event-form">
    <LinkParamFields />
    <label className="event-city">
      <span>{form.city.label}</span>
      <select name="city" defaultValue={form.city.choices.find(({ isChosen }) => isChosen)?.value}>
        {form.city.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <fieldset className="event-presets">
      <legend>{form.when.label}</legend>
      <div className="chips">
        {form.when.choices.map(({ value, label, isChosen }) => (
          <label key={value} className="chip">
            <input type="radio" name="when" value={value} defaultChecked={isChosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
    <button type="submit" className="button button-dark">
      {form.submit}
    </button>
  </form>
);
