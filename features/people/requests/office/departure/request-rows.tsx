import { Button } from "@mantine/core";
import { formatDay } from "#design/office/dates/format-moment.ts";
import type { DepartureRequests, ListedRequest } from "./shown-requests.ts";
import { askedWords } from "./asked-words.ts";
import { StateTag } from "../state-tag.tsx";
import { Waits } from "../waits.tsx";

type Shared = Readonly<{
  now: number;
  openId: string | null;
  onOpen: (id: string) => void;
}>;

const Head = ({ hasBoxes, when }: Readonly<{ hasBoxes: boolean; when: string }>) => (
  <thead>
    <tr>
      {hasBoxes && (
        <th scope="col">
          <span className="sr-only">Chosen</span>
        </th>
      )}
      <th scope="col">Traveller</th>
      <th scope="col">{when}</th>
      <th scope="col">Owner</th>
      <th scope="col">State</th>
      <th scope="col">
        <span className="sr-only">Action</span>
      </th>
    </tr>
  </thead>
);

const Cells = ({ request, when }: Readonly<{ request: ListedRequest; when: React.ReactNode }>) => {
  const { name, owner, state } = request;
  return (
    <>
      <th scope="row">
        {name === "" ? "Account deleted" : name}
        <small>{askedWords(request)}</small>
      </th>
      <td>{when}</td>
      <td>{owner?.name ?? owner?.email ?? <span className="dim">nobody</span>}</td>
      <td>
        <StateTag state={state} />
      </td>
    </>
  );
};

type OpenRowsProps = Shared &
  Readonly<{
    rows: DepartureRequests["open"];
    isFull: boolean;
    chosen: readonly string[];
    onChoose: (id: string) => void;
  }>;

/** What waits for an answer, each with the way to give it. */
export const OpenRows = ({
  rows,
  isFull,
  chosen,
  now,
  openId,
  onOpen,
  onChoose,
}: OpenRowsProps) => (
  <section aria-labelledby="requests-open">
    <h2 id="requests-open">
      {isFull
        ? "Waiting list, in the order in which they came"
        : "To answer, longest waiting first"}
    </h2>
    {rows.length === 0 ? (
      <p className="dim">No request for this departure waits for an answer.</p>
    ) : (
      <div className="departure-requests-table">
        <table>
          <Head hasBoxes when="Waits" />
          <tbody>
            {rows.map(({ request, giving }) => {
              const { id, name, seats } = request;
              return (
                <tr key={id} data-open={id === openId}>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={`Choose ${name}`}
                      checked={chosen.includes(id)}
                      onChange={() => onChoose(id)}
                    />
                  </td>
                  <Cells request={request} when={<Waits request={request} now={now} />} />
                  <td>
                    <Button
                      size="compact-sm"
                      variant={giving ? "filled" : "default"}
                      aria-label={`${giving ? `Give ${seats} to` : "Open"} ${name}`}
                      onClick={() => onOpen(id)}
                    >
                      {giving ? `Give ${seats} …` : "Open"}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    )}
  </section>
);

const settledWords = {
  "seat-given": "given",
  declined: "declined",
  withdrawn: "withdrawn",
} as const;

const settledText = ({ state, settledAt }: ListedRequest): string =>
  state === "new" || state === "in-talk"
    ? ""
    : `${settledWords[state]}${settledAt === null ? "" : ` ${formatDay(settledAt.slice(0, 10))}`}`;

/** What was answered for good, or withdrawn. */
export const AnsweredRows = ({
  rows,
  openId,
  onOpen,
}: Shared & Readonly<{ rows: DepartureRequests["answered"] }>) => (
  <section aria-labelledby="requests-answered">
    <h2 id="requests-answered">
      Answered <small>deleted 24 months after the departure, withdrawn ones after 90 days</small>
    </h2>
    <div className="departure-requests-table">
      <table>
        <Head hasBoxes={false} when="When" />
        <tbody>
          {rows.map((request) => (
            <tr key={request.id} data-open={request.id === openId}>
              <Cells request={request} when={settledText(request)} />
              <td>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${request.state === "seat-given" ? "Take back from" : "Open"} ${request.name}`}
                  onClick={() => onOpen(request.id)}
                >
                  {request.state === "seat-given" ? "Take back …" : "Open"}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
