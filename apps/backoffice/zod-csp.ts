// Our content security policy forbids `eval`. Zod tries it for its JIT when the first schema is
// created, and each attempt logs an error in the console. Zod reads this configuration when it is
// loaded, so that this file has to be imported first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
