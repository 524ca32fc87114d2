import type { Locator } from "playwright-core";
import { openOffice, type StaffName } from "../office.ts";
import type { sharedProduct } from "../shared.ts";
import { openLook } from "./look.ts";

const goInApp = (path: string) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: null }));
};

/** A window of the back-office that loads it once, and goes from screen to screen within it. */
export const openOfficeWindow = async (
  product: ReturnType<typeof sharedProduct>,
  name: StaffName = "admin",
) => {
  const office = await openOffice(product, name);
  const { page } = office;
  const look = openLook(page);
  await look.begin();
  let isLoaded = false;
  const go = async (path: string) => {
    await look.begin();
    if (isLoaded) await page.evaluate(goInApp, path);
    else await office.show(path);
    isLoaded = true;
    await look.settle();
    await page.getByRole("main").getByRole("heading").first().waitFor();
  };
  const enterState = async (path: string, enter: () => Promise<Locator>) => {
    await go(path);
    const shown = await enter();
    await shown.waitFor();
    return shown;
  };
  return {
    ...look,
    office,
    page,
    go,
    /** As `lookAt`, in the wide window alone, for what a phone shows in another way. */
    lookAtWide: async (state: string, path: string, enter: () => Promise<Locator>) => {
      await enterState(path, enter);
      await look.lookHere(state);
    },
    /** Goes to a screen, brings it into a state and looks at it. @param shown shows that it is there */
    lookAt: async (state: string, path: string, enter: () => Promise<Locator>) => {
      await look.look(state, await enterState(path, enter));
    },
  };
};

export type OfficeWindow = Awaited<ReturnType<typeof openOfficeWindow>>;
