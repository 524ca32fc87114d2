import "./signed-out.css";
import { Button } from "@mantine/core";
import { Wordmark } from "#design/wordmark.tsx";

/** This page starts no sign-in by itself, because whoever just signed out must stay signed out. */
export const SignedOut = ({ product }: { product: string }) => (
  <main className="signed-out">
    <div className="signed-out-card">
      <p className="signed-out-brand">
        <Wordmark product={product} /> <span>back-office</span>
      </p>
      <h1>You are signed out</h1>
      <p>What you had not saved is kept on this device.</p>
      <Button component="a" href="/login" color="blaze.6" className="save" size="lg" fullWidth>
        Sign in
      </Button>
    </div>
  </main>
);
