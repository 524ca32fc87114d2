import "./page-transition.css";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

const enterMs = 120;

const wantsMotion = () => window.matchMedia("(prefers-reduced-motion: no-preference)").matches;

/**
 * Has screens follow each other by the transition `page`, out-in: the old one fades while the new
 * one is loaded, and the new one fades in when it is there. No screen waits for the transition.
 * @returns whether the old screen is leaving
 */
export const usePageTransition = (screen: RefObject<HTMLElement | null>): boolean => {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const lastPath = useRef(pathname);
  useLayoutEffect(() => {
    if (lastPath.current !== pathname && wantsMotion())
      screen.current?.animate([{ opacity: 0 }, { opacity: 1 }], {
        id: "page-enter",
        duration: enterMs,
        easing: "ease-out",
      });
    lastPath.current = pathname;
  }, [screen, pathname]);
  return next !== undefined && next.pathname !== pathname;
};
