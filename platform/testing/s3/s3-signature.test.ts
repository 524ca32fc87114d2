import { expect, test } from "vitest";
import { refusalOf, type SignedRequest } from "./s3-signature.ts";

// The examples of Amazon's description of the signature, with the key that it gives for them.
const key = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const now = new Date("2013-05-24T00:00:00Z");
const ofNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

const example = (
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  signature: string,
  body = "",
): SignedRequest => {
  const all: Readonly<Record<string, string>> = {
    host: "examplebucket.s3.amazonaws.com",
    "x-amz-content-sha256": ofNothing,
    "x-amz-date": "20130524T000000Z",
    ...headers,
  };
  const signed = Object.keys(all).toSorted().join(";");
  const scope = `${key.accessKeyId}/20130524/us-east-1/s3/aws4_request`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${signed},Signature=${signature}`;
  return { method, url, headers: { ...all, authorization }, body: Buffer.from(body) };
};

const get = example(
  "GET",
  "/test.txt",
  { range: "bytes=0-9" },
  "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
);
const put = example(
  "PUT",
  "/test%24file.text",
  {
    date: "Fri, 24 May 2013 00:00:00 GMT",
    "x-amz-storage-class": "REDUCED_REDUNDANCY",
    "x-amz-content-sha256": "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
  },
  "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  "Welcome to Amazon S3.",
);
const list = example(
  "GET",
  "/?prefix=J&max-keys=2",
  {},
  "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
);

test.each([get, put, list])("Amazon's example $method $url holds", (request) => {
  expect(refusalOf(request, key, now)).toBeNull();
});

const withHeaders = (headers: Readonly<Record<string, string>>) => ({
  ...get,
  headers: { ...get.headers, ...headers },
});

test.each<[string, SignedRequest, Partial<typeof key>]>([
  ["SignatureDoesNotMatch", get, { secretAccessKey: "another" }],
  ["SignatureDoesNotMatch", { ...get, url: "/other.txt" }, {}],
  ["SignatureDoesNotMatch", { ...get, method: "DELETE" }, {}],
  ["SignatureDoesNotMatch", withHeaders({ range: "bytes=0-99" }), {}],
  ["SignatureDoesNotMatch", { ...list, url: "/?prefix=J&max-keys=3" }, {}],
  ["XAmzContentSHA256Mismatch", { ...put, body: Buffer.from("Welcome.") }, {}],
  ["InvalidAccessKeyId", get, { accessKeyId: "ANOTHER" }],
  ["AuthorizationHeaderMalformed", get, { region: "eu-south-1" }],
  ["AccessDenied", withHeaders({ authorization: "" }), {}],
  ["AccessDenied", withHeaders({ "x-amz-meta-unsigned": "1" }), {}],
  ["AccessDenied", withHeaders({ "x-amz-date": "20130523T235959Z" }), {}],
])("%s is what a changed request or key gets (%#)", (code, request, change) => {
  expect(refusalOf(request, { ...key, ...change }, now)).toBe(code);
});

test("a request is good for a quarter of an hour", () => {
  expect(refusalOf(get, key, new Date("2013-05-24T00:15:00Z"))).toBeNull();
  expect(refusalOf(get, key, new Date("2013-05-24T00:15:01Z"))).toBe("RequestTimeTooSkewed");
});
