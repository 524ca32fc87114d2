import "./loading-bar.css";
import { useNavigation } from "react-router";
import { useLoadingShown } from "#design/office/screen/use-loading-shown.ts";

/** Shown from 200 ms after a screen began to load; the styles hold how long the bar runs. */
export const LoadingBar = () => (
  <div
    className="loading-bar"
    data-on={useLoadingShown(useNavigation().state !== "idle")}
    aria-hidden="true"
  />
);
