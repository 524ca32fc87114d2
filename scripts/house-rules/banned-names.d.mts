export declare const bannedIdentifiers: ReadonlyMap<string, string>;
export declare const bannedFiles: ReadonlyMap<string, string>;
