/** What a call of the site has answered: null for a refusal, which the page says in its own words. */
export type Sent<Answer> = Readonly<{ status: number; answer: Answer | null }>;

export const sendJson = async <Answer>(address: string, body: object): Promise<Sent<Answer>> => {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer: Answer | null = response.ok ? await response.json() : null;
  return { status: response.status, answer };
};
