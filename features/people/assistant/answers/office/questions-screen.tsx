import "./questions.css";
import { Button } from "@mantine/core";
import { Icon } from "#design/office/icons.tsx";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { apiUrl } from "#platform/browser/api-base.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import type { DeskQuestions } from "../desk/desk-contract.ts";
import { QuestionParts } from "./question-parts.tsx";
import { QuestionTabs, useQuestionTab } from "./question-tabs.tsx";
import { useQuestions } from "./use-questions.ts";

type ScreenProps = Readonly<{ country: string }>;

const countText = ({ asked, answered, helped }: DeskQuestions): string => {
  const share = asked === 0 ? 0 : Math.round((answered / asked) * 100);
  const said = helped === 0 ? "" : `, ${helped} helped`;
  return `last 30 days · ${asked} asked, ${share} % with a source${said}`;
};

const Export = ({ country }: ScreenProps) => (
  <Button
    variant="default"
    component="a"
    href={apiUrl(`${country}/questions/export`)}
    download
    leftSection={<Icon name="download" />}
  >
    Export
  </Button>
);

const Screen = ({ country }: ScreenProps) => {
  const acts = useQuestions(country);
  const tab = useQuestionTab();
  const { data, error, refetch } = acts;
  return (
    <>
      <ScreenTop
        title="Questions"
        count={data ? countText(data) : "last 30 days"}
        actions={<Export country={country} />}
      />
      <ScreenState
        what="the questions"
        isLoading={!data && !error}
        error={data ? null : error}
        onRetry={() => void refetch()}
      >
        {data && (
          <>
            <QuestionTabs current={tab} data={data} country={country} />
            <QuestionParts tab={tab} data={data} acts={acts} country={country} />
          </>
        )}
      </ScreenState>
    </>
  );
};

const QuestionsScreen = (props: ScreenProps) => (
  <QueryProvider>
    <Screen {...props} />
  </QueryProvider>
);

export default QuestionsScreen;
