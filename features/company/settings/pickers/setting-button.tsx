import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Icon, type IconName } from "#design/office/icons.tsx";
import type { TextSetting } from "./setting-dialog.tsx";
import { reviewProvider, supportTags } from "./text-settings.ts";

const SettingDialog = lazy(() => import("./setting-dialog.tsx"));

type SettingButtonProps = Readonly<{
  country: string;
  setting: TextSetting;
  icon: IconName;
  label: string;
}>;

const SettingButton = ({ country, setting, icon, label }: SettingButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="list-top-action"
        variant="default"
        leftSection={<Icon name={icon} />}
        onClick={() => setOpen(true)}
      >
        <span className="list-top-action-text">{label}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <SettingDialog country={country} setting={setting} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** What hand-overs of the chatbot and contacts are filed under; for administrators. */
export const SupportTagsButton = ({ country }: { country: string }) => (
  <SettingButton country={country} setting={supportTags} icon="list" label="Support tags" />
);

/** The company's account with the review provider; for administrators. */
export const ReviewProviderButton = ({ country }: { country: string }) => (
  <SettingButton country={country} setting={reviewProvider} icon="link" label="Provider" />
);
