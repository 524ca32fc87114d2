import { NativeSelect } from "@mantine/core";
import { fieldId } from "#design/office/form/field-schema.ts";
import { TextField } from "#design/office/form/text-field.tsx";
import { useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import { robotsValues } from "#platform/robots.ts";
import { checkLengths } from "#design/office/search-result/lengths.ts";
import { SearchResult, SharedCard } from "#design/office/search-result/previews.tsx";
import { describeRobots } from "#design/office/search-result/robots-labels.ts";
import { PictureField } from "#features/assets/media/pickers/picture-field.tsx";
import { useChosenPicture } from "#features/assets/media/pickers/use-chosen-picture.ts";
import { useCountry } from "../fields/use-resources.ts";
import { useTravel } from "../record/use-travel.ts";

/** How the travel stands in search results and where it is shared. */
export const SeoTab = ({ site }: { site: string | null }) => {
  const store = useDraftStore();
  const errorAt = useErrorAt();
  const country = useCountry();
  const { title, description, robots, image } = useTravel(({ seo }) => seo);
  const name = useTravel((travel) => travel.name);
  const tagline = useTravel((travel) => travel.tagline);
  const slug = useTravel((travel) => travel.slug);
  const picture = useTravel(({ photoIds }) => photoIds[0] ?? null);
  const { choice } = useChosenPicture(country, image ?? picture);
  const market = marketByApiCountry(country);
  const snippet = {
    site,
    path: (market && pathOf(market.id, "travels-travel", { travel: slug })) ?? "/",
    title: title || name,
    description: description || tagline,
    picture: choice?.picture ?? null,
  };
  return (
    <div className="record-page-scroll">
      <div className="record-page-form seo-tab">
        <TextField
          id={fieldId("seo.title")}
          label="Title in search results"
          value={title}
          maxLength={120}
          hint="Without one, the name with its days and price stands there."
          error={errorAt("seo.title")}
          onChange={(text) => store.put("seo.title", text)}
        />
        <TextField
          id={fieldId("seo.description")}
          label="Description in search results"
          value={description}
          maxLength={320}
          isLong
          error={errorAt("seo.description")}
          onChange={(text) => store.put("seo.description", text)}
        />
        <div role="status">
          {checkLengths({ title, description }, snippet.title).map(({ field, message }) => (
            <p key={field} className="field-hint">
              {message}
            </p>
          ))}
        </div>
        <NativeSelect
          id={fieldId("seo.robots")}
          label="Search engines"
          description={describeRobots(robots).message}
          data={[...robotsValues]}
          value={robots}
          onChange={({ currentTarget }) => store.put("seo.robots", currentTarget.value)}
        />
        <PictureField
          country={country}
          id={fieldId("seo.image")}
          label="Picture where it is shared"
          value={image}
          hint="Without one, the name is drawn upon the picture at the top of the trip."
          isRequired={false}
          error={errorAt("seo.image")}
          onChange={(chosen) => store.put("seo.image", chosen)}
        />
        <SearchResult {...snippet} />
        <SharedCard {...snippet} />
      </div>
    </div>
  );
};
