import { lazy, Suspense } from "react";
import type { PickSchemaFieldProps } from "./pickers/pick-schema-field.tsx";

const Pick = lazy(async () => {
  const [{ PickSchemaField }, { Queries }] = await Promise.all([
    import("./pickers/pick-schema-field.tsx"),
    import("#platform/browser/queries.tsx"),
  ]);
  return {
    default: (props: PickSchemaFieldProps) => (
      <Queries>
        <PickSchemaField {...props} />
      </Queries>
    ),
  };
});

/** A field that names something from the catalogue or the library; its code comes with the first one. */
export const LazyPick = (props: PickSchemaFieldProps) => (
  <Suspense fallback={<div className="pick-coming" role="status" aria-label="Loading" />}>
    <Pick {...props} />
  </Suspense>
);
