import { useEffect } from "react";
import { Navigate } from "react-router";
import { toast } from "./toast.ts";

export type MissingRecordProps = Readonly<{
  /** As in "This page is not there". */
  one: string;
  list: string;
}>;

/** Leads from the address of a record that is not there to the list, and says so. */
export const MissingRecord = ({ one, list }: MissingRecordProps) => {
  useEffect(() => {
    toast.error(
      `This ${one} is not there (404): it was deleted, or its address is wrong. Here is the list.`,
    );
  }, [one]);
  return <Navigate to={list} replace />;
};
