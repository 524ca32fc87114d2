import { createContext, useContext, useEffect } from "react";
import { useLocation } from "react-router";

/** How every title of the browser tab ends: `Travels · Wayroam back-office`. */
const TitleEnding = createContext("");

export const TitleEndingProvider = TitleEnding.Provider;

/**
 * Names the browser tab after what is open, so that several can be told apart; null for nothing but
 * the part of the menu.
 */
export const useDocumentTitle = (title: string | null) => {
  const ending = useContext(TitleEnding);
  const { pathname } = useLocation(); // at a new address the shell sets the title of the screen
  useEffect(() => {
    document.title = title === null ? ending : `${title} · ${ending}`;
  }, [title, ending, pathname]);
};
