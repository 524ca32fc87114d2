import "./loading-bar.css";
import { useNavigation } from "react-router";
import { useIsAnyLoading } from "#design/office/screen/loading/loading-work.ts";
import { useLoadingShown } from "#design/office/screen/loading/use-loading-shown.ts";

/**
 * Shown from 200 ms after a screen, or the next rows of a list, began to load; the styles hold how
 * long the bar runs.
 */
export const LoadingBar = () => {
  const isNavigating = useNavigation().state !== "idle";
  const isAnyLoading = useIsAnyLoading();
  const isOn = useLoadingShown(isNavigating || isAnyLoading);
  return <div className="loading-bar" data-on={isOn} aria-hidden="true" />;
};
