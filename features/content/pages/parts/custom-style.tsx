/** @param css sanitized and scoped by the server */
export const CustomStyle = ({ css }: { css: string }) =>
  css === "" ? null : <style dangerouslySetInnerHTML={{ __html: css }} />;
