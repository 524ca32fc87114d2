import {
  askCoordinatorAgain,
  getCoordinatorAnswer,
  recordCoordinatorAnswer,
} from "#features/catalogue/tours/answers/calls.ts";
import { type VersionedAnswer } from "#platform/browser/call-api.ts";
import type {
  AskedCoordinator,
  RecordedAnswer,
} from "#features/catalogue/tours/question-contract.ts";
import { callVersioned } from "#platform/browser/call.ts";

export type StoredAnswer = VersionedAnswer<AskedCoordinator>;

/** What the coordinator of a departure was asked, and said. All calls throw ApiError. */
export const answersApi = (country: string, tourId: string) => {
  return {
    read: (): Promise<StoredAnswer> => callVersioned(getCoordinatorAnswer, { country, id: tourId }),
    record: (answer: RecordedAnswer, version: number | null): Promise<StoredAnswer> =>
      callVersioned(
        recordCoordinatorAnswer,
        { country, id: tourId },
        { body: answer, ifMatch: version },
      ),
    askAgain: (version: number | null): Promise<StoredAnswer> =>
      callVersioned(askCoordinatorAgain, { country, id: tourId }, { ifMatch: version }),
  };
};
