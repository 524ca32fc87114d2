import { createContext, use } from "react";

/** E-mail of who works in this tab; empty outside the staff app. */
const AccountContext = createContext("");

export const AccountProvider = AccountContext.Provider;

export const useAccount = (): string => use(AccountContext);
