import type { Api } from "#platform/server/http/routes/api.ts";
import { addRecordRoutes, toContext } from "#platform/server/http/routes/record-routes.ts";
import * as calls from "./calls.ts";
import { faqsInOrder, searchFaqs } from "./listing/search.ts";
import { createFaq, removeFaq, reorderFaqs, saveFaq } from "./save.ts";
import { faqById, orderVersion } from "./store.ts";

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

/** Mounted under `/api/{country}/faqs`. */
export const addFaqRoutes = (api: Api): void => {
  addReads(api);
  addOrder(api);
  addRecordRoutes(api, calls.faqCalls, {
    find: faqById,
    create: createFaq,
    save: saveFaq,
    remove: removeFaq,
  });
};
