import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Icon } from "#design/office/icons.tsx";
import { EmptyState, ScreenState } from "#design/office/screen/screen-state.tsx";
import { listFaqs } from "#features/catalogue/faqs/calls.ts";
import { call } from "#platform/browser/call.ts";
import { useCountry } from "../fields/use-resources.ts";

const listPath = "/page-contents/faqs?category=itinerary";

/** The questions that this travel alone answers; they are records of their own. */
export const FaqsTab = ({ id }: { id: string }) => {
  const country = useCountry();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["faqs of travel", country, id],
    queryFn: () => call(listFaqs, { country }, { query: { travel: id, pageSize: 100 } }),
    retry: false,
  });
  const items = data?.items ?? [];
  const add = (
    <Button component={Link} to={`${listPath}&open=new`} leftSection={<Icon name="plus" />}>
      New question
    </Button>
  );
  return (
    <div className="record-page-scroll">
      <div className="record-page-form">
        <ScreenState
          what="the questions"
          isLoading={isPending}
          error={error}
          onRetry={() => void refetch()}
        >
          {items.length === 0 ? (
            <EmptyState
              title="No questions of its own"
              text="Its page answers those of all trips and of its destinations."
            >
              {add}
            </EmptyState>
          ) : (
            <>
              <ul>
                {items.map(({ id: faq, question, answer }) => (
                  <li key={faq}>
                    <Link to={`${listPath}&open=${faq}`}>{question}</Link>
                    <p className="dim">{answer}</p>
                  </li>
                ))}
              </ul>
              {add}
            </>
          )}
        </ScreenState>
      </div>
    </div>
  );
};
