import { callVersioned, ifMatch, type VersionedAnswer } from "#platform/browser/call-api.ts";
import type {
  AskedCoordinator,
  RecordedAnswer,
} from "#features/catalogue/tours/parts/answers/question-contract.ts";

export type StoredAnswer = VersionedAnswer<AskedCoordinator>;

/** What the coordinator of a departure was asked, and said. All calls throw ApiError. */
export const answersApi = (country: string, tourId: string) => {
  const path = `${country}/tours/${tourId}/coordinator-answer`;
  return {
    read: (): Promise<StoredAnswer> => callVersioned("GET", path),
    record: (answer: RecordedAnswer, version: number | null): Promise<StoredAnswer> =>
      callVersioned("PUT", path, answer, ifMatch(version)),
    askAgain: (version: number | null): Promise<StoredAnswer> =>
      callVersioned("POST", path, undefined, ifMatch(version)),
  };
};
