import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { Icon } from "#design/office/icons.tsx";

const PickDialog = lazy(() => import("#features/records/choices/pickers/pick-dialog.tsx"));

type NewDepartureButtonProps = Readonly<{ country: string; label?: string }>;

/** Begins a departure where no travel is open: the travel is chosen first. */
export const NewDepartureButton = ({
  country,
  label = "New departure",
}: NewDepartureButtonProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button
        leftSection={<Icon name="plus" />}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        {label}
      </Button>
      {isChoosing && (
        <Suspense>
          <PickDialog
            kind="travel"
            country={country}
            chosenId={null}
            onPick={({ id }) => void navigate(`/travels/${id}/tours/new`)}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
};
