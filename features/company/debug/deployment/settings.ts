import type { ThirdParties } from "#features/company/third-parties/contract.ts";
import type { Bucket } from "#platform/server/files/s3/bucket.ts";

/** What a deployment was started with, as far as administrators are shown it. */
export type DeploymentSettings = Readonly<{
  product: string;
  production: boolean;
  role: string;
  databaseUrl: string | null;
  dataDir: string;
  fileStore: Bucket | null;
  /** Where another provider keeps the accounts of staff. */
  staffProvider: Readonly<{ issuer: string }> | null;
  smtpUrl: string | null;
  /** Whether mails go to the demo's mailbox page instead of a mail server. */
  hasMailbox: boolean;
  reviewsUrl: string | null;
  ratesUrl: string | null;
  thirdParties: ThirdParties;
  languageModel: Readonly<{ url: string }> | null;
}>;
