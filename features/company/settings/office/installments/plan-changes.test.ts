import { expect, test } from "vitest";
import { installmentPaymentsSchema } from "#features/company/settings/contract.ts";
import { withNewPlan, withoutPlan, withPlan, writtenPlans } from "./plan-changes.ts";

const one = { enabled: true, installments: 3, minimumPrice: 60_000 };

test("a new plan is for other prices, and goes again without a trace", () => {
  const two = withNewPlan(one);
  expect(two.further).toEqual([{ installments: 4, minimumPrice: 120_000 }]);
  expect(installmentPaymentsSchema.safeParse(withNewPlan(two)).success).toBe(true);
  expect(withoutPlan(two, 1)).toEqual(one);
});

test("the first plan may go, and the next takes its place", () => {
  const two = withPlan(withNewPlan(one), 1, { installments: 6 });
  expect(withoutPlan(two, 0)).toEqual({ enabled: true, installments: 6, minimumPrice: 120_000 });
  expect(writtenPlans(withPlan(two, 0, { minimumPrice: 0 }))[0]).toEqual({
    installments: 3,
    minimumPrice: 0,
  });
});
