// The policy of our pages forbids code from text. zod tries for it when its first schema is made, and
// each try is an error in the console; it keeps its configuration here before it is loaded.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
