import type { WriteContext } from "#features/records/records/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { faqsInOrder, searchFaqs } from "./listing/search.ts";
import { absent } from "./policy.ts";
import { createFaq, removeFaq, reorderFaqs, saveFaq } from "./save.ts";
import { faqById, orderVersion, type StoredFaq } from "./store.ts";

/** The version becomes the ETag and is not part of the body. */
const toResult = ({ version, ...body }: StoredFaq) => ({ version, body });

type Caller = Readonly<{ trx: Database; market: string; actor: { email: string } }>;

const toContext = ({ trx, market, actor }: Caller): WriteContext => ({
  db: trx,
  market,
  actor: actor.email,
});

const addReads = (api: Api): void => {
  api.route(calls.listFaqs, {
    async handle({ db, market, query }) {
      const { page, pageSize } = query;
      return { body: { ...(await searchFaqs(db, market, query)), page, pageSize } };
    },
  });

  api.route(calls.getFaqOrder, {
    async handle({ db, market, params: { category } }) {
      return {
        version: await orderVersion(db, market, category),
        body: await faqsInOrder(db, market, category),
      };
    },
  });

  api.route(calls.getFaq, {
    async handle({ db, market, params: { id } }) {
      const faq = await faqById(db, market, id);
      if (!faq) throw new Problem(404, absent);
      return toResult(faq);
    },
  });
};

const addOrder = (api: Api): void => {
  api.write(calls.reorderFaqs, {
    async write(call) {
      const { trx, market, body, ifMatch } = call;
      const { category } = call.params;
      const { version } = await reorderFaqs(toContext(call), category, body, ifMatch);
      return { version, body: await faqsInOrder(trx, market, category) };
    },
  });
};

const addWrites = (api: Api): void => {
  api.write(calls.createFaq, {
    async write(call) {
      const created = await createFaq(toContext(call), call.body);
      return { ...toResult(created), location: `/api/${call.country}/faqs/${created.id}` };
    },
  });

  api.write(calls.saveFaq, {
    async write(call) {
      const { params: path, body, ifMatch } = call;
      return toResult(await saveFaq(toContext(call), path.id, body, ifMatch));
    },
  });

  api.write(calls.deleteFaq, {
    async write(call) {
      const { params: path, ifMatch } = call;
      return toResult(await removeFaq(toContext(call), path.id, ifMatch));
    },
  });
};

/** Mounted under `/api/{country}/faqs`. */
export const addFaqRoutes = (api: Api): void => {
  addReads(api);
  addOrder(api);
  addWrites(api);
};
